import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Purchase } from '@/domain/plans/purchase';
import { UpgradeOverview } from '@/features/plan/upgrade-overview';
import { buildPurchase, buildUser, TEST_NOW } from '../../support/builders';
import { fakeServices, onServer, renderWithServices, type FakeOptions } from '../../support/services';

const bought: Purchase = buildPurchase({ id: '1', created_at: '2025-10-20T15:05:00Z' });

async function show({ purchases = [], ...options }: FakeOptions & { purchases?: Purchase[] }) {
  const services = fakeServices({ backend: { purchases: { list: async () => purchases } }, ...options });
  return act(async () => renderWithServices(<UpgradeOverview />, { services }));
}

const definition = (term: string) => screen.getByText(term).nextElementSibling;

describe('the upgrade page', () => {
  it.each([
    ['trial without credits', buildUser(), 'Trial Gratuito2 dias restantes', '0créditos'],
    [
      'trial that is over',
      buildUser({ trialEndDate: '2025-10-01T00:00:00Z' }),
      'Trial GratuitoPeríodo trial expirado',
      '0créditos',
    ],
    [
      'premium with three',
      buildUser({ plan: 'premium', creditos_correcoes: 3 }),
      'Plano PremiumPacote comprado, sem mensalidade.',
      '3créditos',
    ],
    [
      'a single one',
      buildUser({ plan: 'premium', creditos_correcoes: 1 }),
      'Plano PremiumPacote comprado, sem mensalidade.',
      '1crédito',
    ],
    [
      'very many',
      buildUser({ plan: 'premium', creditos_correcoes: 999_999 }),
      'Plano PremiumPacote comprado, sem mensalidade.',
      '999.999créditos',
    ],
  ])('shows plan and credits: %s', async (_requirement, user, plan, credits) => {
    await show({ user });
    expect(definition('Seu plano')).toHaveTextContent(plan);
    expect(definition('Seus créditos')).toHaveTextContent(`${credits}Uma correção usa 1.`);
    expect(await screen.findByText(/não há compras/)).toBeVisible();
  });

  it('with a server says that only the model uses a credit', async () => {
    await show({ capabilities: onServer });
    expect(definition('Seus créditos')).toHaveTextContent(
      '0créditosO modelo de IA usa 1 por redação. Sem crédito, corrige só o corretor local.',
    );
  });

  it('keeps the balance in sight while corrections are unlimited, and can end that', async () => {
    const { services } = await show({ user: buildUser({ creditos_correcoes: 3 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Ativar 24h grátis' }));
    expect(services.preferences.promoStart.get()).toBe(Date.parse(TEST_NOW));
    expect(definition('Seus créditos')).toHaveTextContent('3créditosNenhum é usado');
    await userEvent.click(screen.getByRole('button', { name: 'Desativar' }));
    expect(services.preferences.promoStart.get()).toBeNull();
  });

  it('has the offer', async () => {
    await show({ capabilities: onServer });
    expect(screen.getByRole('region', { name: 'Upgrade – 12 Correções de Redação' })).toHaveTextContent(
      'R$ 97,80',
    );
  });

  it('lists the purchases with their dates', async () => {
    const other: Purchase = { ...bought, id: '2', produto: 'professor_anual', creditos: 0 };
    await show({ purchases: [bought, other] });
    const list = within(screen.getByRole('region', { name: 'Suas compras' }));
    const items = await list.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '12 correções20 de outubro de 2025 às 12:05',
      'Plano Professor Premium20 de outubro de 2025 às 12:05',
    ]);
  });

  it('says what became of a purchase whose money went back', async () => {
    const returned = buildPurchase({
      estornada_em: '2025-10-21T15:05:00Z',
      motivo_estorno: 'devolucao',
      creditos_retirados: 5,
    });
    await show({ purchases: [returned] });
    expect(
      await screen.findByText(/5 créditos saíram do saldo, e 7 já tinham sido usados/),
    ).toHaveTextContent('Foi em 21 de outubro de 2025 às 12:05.');
  });

  it('without a purchase an account reads how one would arrive', async () => {
    await show({ capabilities: onServer });
    expect(await screen.findByRole('link', { name: 'veja como os créditos chegam' })).toHaveAttribute(
      'href',
      '/dashboard/student/compra',
    );
  });

  it('says when the purchases cannot be read, and tries again', async () => {
    const list = vi.fn<() => Promise<Purchase[]>>().mockRejectedValueOnce(new Error('offline'));
    list.mockResolvedValue([bought]);
    await show({ backend: { purchases: { list } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Não deu para carregar suas compras.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('12 correções')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
