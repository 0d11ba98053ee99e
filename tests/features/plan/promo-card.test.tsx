import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useServices } from '@/data/services-context';
import { PromoCard } from '@/features/plan/promo-card';
import { buildUser, TEST_NOW } from '../../support/builders';
import { fakeServices, onServer, renderWithServices, testConfig } from '../../support/services';
import { countToasts, findToast, showToasts } from '../../support/toasts';

beforeEach(showToasts);

const HOUR_MS = 3_600_000;
const inFixedPeriod = () =>
  fakeServices({ config: testConfig({ promoEnd: new Date('2025-10-25T03:00:00Z') }) });

function fakeServicesInMode() {
  const services = fakeServices();
  services.preferences.promoStart.set(Date.parse(TEST_NOW) - 5 * HOUR_MS);
  return services;
}

/** Content for signed-in students only. `onShown` is called in the commit that renders it. */
function Area({ onShown }: { onShown: () => void }) {
  const { user } = useServices().session;
  const isShown = useSyncExternalStore(user.subscribe, user.get) !== null;
  useLayoutEffect(() => onShown(), [onShown]);
  return isShown && <PromoCard />;
}

describe('PromoCard', () => {
  it('activates for 24 hours from now, says so, and offers the way back', async () => {
    const { services } = renderWithServices(<PromoCard />);
    await userEvent.click(screen.getByRole('button', { name: 'Ativar 24h grátis' }));
    expect(services.preferences.promoStart.get()).toBe(Date.parse(TEST_NOW));
    expect(screen.getByRole('heading')).toHaveTextContent('Correções ilimitadas por mais 24h');
    expect(screen.queryByRole('button', { name: 'Ativar 24h grátis' })).not.toBeInTheDocument();
    expect(await findToast('Modo promocional 24h ativado!')).toHaveTextContent(
      'Correções ilimitadas pelos próximos 24h!',
    );
  });

  it('deactivates and says so', async () => {
    const services = fakeServices();
    services.preferences.promoStart.set(Date.parse(TEST_NOW) - 5 * HOUR_MS);
    renderWithServices(<PromoCard />, { services });
    expect(screen.getByRole('heading')).toHaveTextContent('por mais 19h');
    await userEvent.click(screen.getByRole('button', { name: 'Desativar' }));
    expect(services.preferences.promoStart.get()).toBeNull();
    expect(screen.getByRole('button', { name: 'Ativar 24h grátis' })).toBeEnabled();
    expect(await findToast('Modo promocional desativado')).toHaveTextContent(
      'Sistema retornou ao funcionamento normal.',
    );
  });

  it('survives a double click on "Ativar": the second press is not taken for "Desativar"', async () => {
    const { services } = renderWithServices(<PromoCard />);
    await userEvent.click(screen.getByRole('button', { name: 'Ativar 24h grátis' }));
    fireEvent.click(screen.getByRole('button', { name: 'Desativar' }), { detail: 2 });
    expect(services.preferences.promoStart.get()).not.toBeNull();
  });

  it('keeps the focus on the card when the pressed button goes away', async () => {
    renderWithServices(<PromoCard />);
    await userEvent.click(screen.getByRole('button', { name: 'Ativar 24h grátis' }));
    expect(screen.getByRole('region', { name: 'Modo promocional' })).toHaveFocus();
  });

  it('greets whoever enters, and nobody whose session ended while the page came', async () => {
    const services = fakeServicesInMode();
    const leaves = vi.fn<() => void>(() => void services.session.signOut());
    const { unmount } = renderWithServices(<Area onShown={leaves} />, { services });
    expect(leaves).toHaveBeenCalledOnce();
    expect(await countToasts()).toBe(0);
    unmount();
    renderWithServices(<PromoCard />, { services: fakeServicesInMode() });
    expect(await findToast('Modo promocional 24h ativo')).toBeVisible();
  });

  it('a running marker that is over offers activation again', () => {
    const services = fakeServices();
    services.preferences.promoStart.set(Date.parse(TEST_NOW) - 24 * HOUR_MS);
    renderWithServices(<PromoCard />, { services });
    expect(screen.getByRole('button', { name: 'Ativar 24h grátis' })).toBeEnabled();
  });

  it('in the fixed period the button is disabled and the three published dates are named', () => {
    renderWithServices(<PromoCard />, { services: inFixedPeriod() });
    expect(screen.getByRole('button', { name: 'Ativar 24h grátis' })).toBeDisabled();
    expect(screen.getByRole('heading')).toHaveTextContent('já ativo até 25/10/2025');
    expect(screen.getByText(/10\/08\/2025 12:00.*23\/09\/2025.*20\/10\/2025/)).toBeVisible();
  });

  it.each([
    ['inactive', null],
    ['under a 24 h marker', Date.parse(TEST_NOW) - HOUR_MS],
  ])('names no published date %s', (_, startedAt) => {
    const services = fakeServices();
    services.preferences.promoStart.set(startedAt);
    renderWithServices(<PromoCard />, { services });
    expect(screen.queryByText(/2025/)).not.toBeInTheDocument();
  });
});

describe('where this month’s free day is over', () => {
  const usedUp = (dia_gratis_em: string) =>
    fakeServices({ user: buildUser({ dia_gratis_em }), capabilities: onServer });

  it('says when the next one may begin, and offers none', () => {
    renderWithServices(<PromoCard />, { services: usedUp('2025-10-02T12:00:00.000Z') });
    expect(screen.getByRole('heading')).toHaveTextContent('Seu dia grátis deste mês já foi usado');
    expect(screen.getByText(/O próximo pode começar em 01\/11\/2025/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers it anew in the next month, and while the counted one has hours left', () => {
    const { unmount } = renderWithServices(<PromoCard />, { services: usedUp('2025-09-30T12:00:00.000Z') });
    expect(screen.getByRole('button', { name: 'Ativar 24h grátis' })).toBeEnabled();
    unmount();
    renderWithServices(<PromoCard />, {
      services: usedUp(new Date(Date.parse(TEST_NOW) - 5 * HOUR_MS).toISOString()),
    });
    expect(screen.getByRole('button', { name: 'Ativar 24h grátis' })).toBeEnabled();
  });

  it('without a server there is no such limit', () => {
    const services = fakeServices({ user: buildUser({ dia_gratis_em: '2025-10-02T12:00:00.000Z' }) });
    renderWithServices(<PromoCard />, { services });
    expect(screen.getByRole('button', { name: 'Ativar 24h grátis' })).toBeEnabled();
  });

  it('tells that the server refused one', async () => {
    const services = fakeServices();
    services.backend.credits.setPromo = async () => false;
    renderWithServices(<PromoCard />, { services });
    await userEvent.click(screen.getByRole('button', { name: 'Ativar 24h grátis' }));
    expect(await findToast('Seu dia grátis deste mês já foi usado')).toHaveTextContent(
      'O próximo pode começar no dia 1º',
    );
    expect(screen.queryByText('Modo promocional 24h ativado!')).not.toBeInTheDocument();
  });
});

describe('the notice on entry', () => {
  it('tells the hours left once per browser session', async () => {
    const services = fakeServices();
    services.preferences.promoStart.set(Date.parse(TEST_NOW) - 2 * HOUR_MS);
    renderWithServices(<PromoCard />, { services }).unmount();
    expect(await findToast('Modo promocional 24h ativo')).toHaveTextContent(
      'Correções ilimitadas por mais 22h!',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    renderWithServices(<PromoCard />, { services });
    expect(await countToasts()).toBe(0);
  });

  it('tells the end of the fixed period', async () => {
    renderWithServices(<PromoCard />, { services: inFixedPeriod() });
    expect(await findToast('Período promocional ativo')).toHaveTextContent(
      'Aproveite correções ilimitadas até 25/10/2025!',
    );
  });

  it('says nothing without a promotion', async () => {
    renderWithServices(<PromoCard />);
    expect(await countToasts()).toBe(0);
  });
});
