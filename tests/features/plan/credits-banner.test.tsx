import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CreditsBanner } from '@/features/plan/credits-banner';
import { buildUser, TEST_NOW } from '../../support/builders';
import { fakeServices, onServer, renderWithServices, selling, testConfig } from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';

beforeEach(showToasts);

const NO_ACTION = () => {};
const withCredits = (creditos_correcoes: number) =>
  fakeServices({ user: buildUser({ creditos_correcoes }), capabilities: selling });
const withMarker = () => {
  const services = withCredits(3);
  services.preferences.promoStart.set(Date.parse(TEST_NOW));
  return services;
};

describe('CreditsBanner', () => {
  it.each([
    ['none', withCredits(0), 'Sem Créditos. Uma correção usa 1.'],
    ['one, in the singular', withCredits(1), '1 crédito restante. Uma correção usa 1.'],
    ['several', withCredits(12), '12 créditos restantes. Uma correção usa 1.'],
    ['unlimited under a marker', withMarker(), 'Correções ilimitadas por mais 24h.'],
    [
      'unlimited in the fixed period',
      fakeServices({
        config: testConfig({ promoEnd: new Date('2025-10-25T03:00:00Z') }),
        capabilities: selling,
      }),
      'Correções ilimitadas até 25/10/2025.',
    ],
  ])('%s', (_, services, expected) => {
    const { container } = renderWithServices(<CreditsBanner onUpgrade={NO_ACTION} />, { services });
    expect(container.querySelector('p')).toHaveTextContent(expected);
    expect(screen.getByRole('button', { name: 'Upgrade' })).toBeEnabled();
  });

  it('offers the free 24 hours first to whoever has none, and activates them in place', async () => {
    renderWithServices(<CreditsBanner onUpgrade={NO_ACTION} />, { services: withCredits(0) });
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Ativar 24h grátis', 'Upgrade']);
    await userEvent.click(screen.getByRole('button', { name: 'Ativar 24h grátis' }));
    expect(screen.getByText('Correções ilimitadas')).toBeVisible();
    expect(await findToast('Modo promocional 24h ativado!')).toBeVisible();
  });

  it('tells whoever is on the trial that it brings no credits, but the free 24 hours', () => {
    renderWithServices(<CreditsBanner onUpgrade={NO_ACTION} />, { services: withCredits(0) });
    expect(screen.getByText(/O trial não traz créditos/)).toBeVisible();
  });

  it('offers no upgrade where nothing is sold', () => {
    renderWithServices(<CreditsBanner onUpgrade={NO_ACTION} />, { services: fakeServices() });
    expect(screen.queryByRole('button', { name: 'Upgrade' })).not.toBeInTheDocument();
  });

  it('offers nothing to activate while there are credits', () => {
    renderWithServices(<CreditsBanner onUpgrade={NO_ACTION} />, { services: withCredits(2) });
    expect(screen.queryByRole('button', { name: 'Ativar 24h grátis' })).not.toBeInTheDocument();
  });

  it('offers nothing to activate where this month’s free day is over', () => {
    const user = buildUser({ dia_gratis_em: '2025-10-02T12:00:00.000Z' });
    const services = fakeServices({ user, capabilities: onServer });
    renderWithServices(<CreditsBanner onUpgrade={NO_ACTION} />, { services });
    expect(screen.queryByRole('button', { name: 'Ativar 24h grátis' })).not.toBeInTheDocument();
  });

  it('hands the wish to upgrade on', async () => {
    const onUpgrade = vi.fn<() => void>();
    renderWithServices(<CreditsBanner onUpgrade={onUpgrade} />, { services: withCredits(0) });
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
    expect(onUpgrade).toHaveBeenCalledOnce();
  });
});
