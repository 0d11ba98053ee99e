import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LimitDialog } from '@/features/plan/limit-dialog';
import { UpgradeDialog } from '@/features/plan/upgrade-dialog';
import { buildUser, TEST_NOW } from '../../support/builders';
import { fakeServices, onServer, renderWithServices } from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';

beforeEach(showToasts);

const NO_ACTION = () => {};

describe('UpgradeDialog', () => {
  it('offers the free 24 hours before the package, activates them and closes', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const { services } = renderWithServices(<UpgradeDialog open onOpenChange={onOpenChange} />, {
      services: fakeServices({ capabilities: onServer }),
    });
    const dialog = screen.getByRole('dialog', { name: 'Você está sem créditos' });
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Correções ilimitadas por 24 horas',
      'Plano Intensivo ENEM 2025',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ativar 24h grátis' }));
    expect(services.preferences.promoStart.get()).toBe(Date.parse(TEST_NOW));
    expect(await findToast('Modo promocional 24h ativado!')).toBeVisible();
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('offers the package alone where this month’s free day is over, and says when there is one again', () => {
    const user = buildUser({ dia_gratis_em: '2025-10-02T12:00:00.000Z' });
    renderWithServices(<UpgradeDialog open onOpenChange={NO_ACTION} />, {
      services: fakeServices({ user, capabilities: onServer }),
    });
    expect(screen.getByText(/O próximo pode começar em 01\/11\/2025/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ativar 24h grátis' })).not.toBeInTheDocument();
  });

  it.each([
    ['12 days before the exam', '2025-10-22T18:00:00Z', 'R$\u00a08,15 por dia'],
    ['the day before the exam', '2025-11-02T18:00:00Z', 'R$\u00a097,80 por dia'],
    ['on the day of the exam', '2025-11-03T18:00:00Z', null],
    ['after the exam', '2026-02-01T18:00:00Z', null],
  ])('price per day %s', (_, now, expected) => {
    const services = fakeServices({ capabilities: onServer });
    services.clock.set(now);
    renderWithServices(<UpgradeDialog open onOpenChange={NO_ACTION} />, { services });
    expect(screen.getByText(/R\$ 8,15 por correção/)).toBeVisible();
    const perDay = screen.queryByText(/por dia/)?.textContent ?? null;
    expect(perDay).toBe(expected);
  });

  it.each([
    ['Agora não', 'Agora não'],
    ['the close button', 'Fechar'],
  ])('closes by %s', async (_, name) => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    renderWithServices(<UpgradeDialog open onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('with credits it does not say that there are none', () => {
    const services = fakeServices({ user: buildUser({ creditos_correcoes: 4 }) });
    renderWithServices(<UpgradeDialog open onOpenChange={NO_ACTION} />, { services });
    expect(screen.getByRole('dialog', { name: 'Upgrade' })).toBeVisible();
  });

  it('in promotional mode it says how long it lasts instead of offering it again', () => {
    const services = fakeServices();
    services.preferences.promoStart.set(Date.parse(TEST_NOW));
    renderWithServices(<UpgradeDialog open onOpenChange={NO_ACTION} />, { services });
    expect(screen.getByText(/por mais 24h/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ativar 24h grátis' })).not.toBeInTheDocument();
  });
});

describe('where nothing can be bought', () => {
  it('the upgrade dialog has the free day alone', () => {
    renderWithServices(<UpgradeDialog open onOpenChange={NO_ACTION} />);
    const dialog = screen.getByRole('dialog', { name: 'Você está sem créditos' });
    expect(within(dialog).getByRole('button', { name: 'Ativar 24h grátis' })).toBeVisible();
    expect(dialog).not.toHaveTextContent(/R\$|OFF|Plano/);
  });

  it('the limit dialog asks for no purchase', () => {
    renderWithServices(<LimitDialog open onOpenChange={NO_ACTION} />);
    const dialog = screen.getByRole('dialog', { name: 'Limite de correções atingido' });
    expect(dialog).toHaveTextContent(/limite de 12 correções.*use as 24 horas grátis/);
    expect(dialog).not.toHaveTextContent(/R\$|comprar/);
  });
});

describe('LimitDialog', () => {
  it('says the limit and the offer, and leads to the options or closes', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    renderWithServices(<LimitDialog open onOpenChange={onOpenChange} />, {
      services: fakeServices({ capabilities: onServer }),
    });
    const dialog = screen.getByRole('dialog', { name: 'Limite de correções atingido' });
    expect(dialog).toHaveTextContent(/limite de 12 correções/);
    expect(dialog).toHaveTextContent(/comprar um novo pacote/);
    expect(within(dialog).getByRole('heading', { name: 'Plano Intensivo ENEM 2025' })).toBeVisible();
    expect(dialog).toHaveTextContent('R$ 97,80, +12 correções');
    const options = within(dialog).getByRole('link', { name: 'Ver Opções de Upgrade' });
    expect(options).toHaveAttribute('href', '/dashboard/student/upgrade');
    await userEvent.click(options);
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });
});
