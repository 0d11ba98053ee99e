import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '@/data/local/keys';
import type { Purchase } from '@/domain/plans/purchase';
import { PurchaseReturn } from '@/features/plan/purchase-return';
import { buildPurchase, buildUser, TEST_NOW } from '../../support/builders';
import { fakeServices, onServer, renderWithServices } from '../../support/services';

const older: Purchase = buildPurchase({ id: 'a', created_at: '2025-09-01T12:00:00Z' });
const justNow: Purchase = buildPurchase({ id: 'b', created_at: TEST_NOW });

const list = vi.fn<() => Promise<Purchase[]>>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function comeBack(capabilities = onServer) {
  const services = fakeServices({
    user: buildUser({ creditos_correcoes: 3 }),
    capabilities,
    backend: { purchases: { list } },
  });
  const view = await act(async () => renderWithServices(<PurchaseReturn />, { services }));
  await pass(100);
  return { ...view, services };
}

describe('the page the checkout leads back to', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    list.mockReset().mockResolvedValue([]);
  });
  afterEach(() => vi.useRealTimers());

  it('says how the credits arrive, shows the balance and the way to write', async () => {
    const { container } = await comeBack();
    expect(container).toHaveTextContent(`O desta conta é ${buildUser().email}`);
    expect(container).toHaveTextContent('“Créditos adicionados”');
    expect(screen.getByRole('region', { name: 'Seu saldo' })).toHaveTextContent('3créditos');
    expect(screen.getByRole('link', { name: 'Escrever Redação' })).toHaveAttribute(
      'href',
      '/dashboard/student/essay',
    );
  });

  it('tells whoever bought nothing of no purchase, and asks by itself for three minutes only', async () => {
    list.mockResolvedValue([older]);
    await comeBack();
    expect(screen.getByRole('status')).toHaveTextContent('Procurando um pagamento novo');
    expect(screen.queryByRole('button')).toBeNull();
    await pass(30_000);
    expect(list).toHaveBeenCalledTimes(4);
    await pass(150_000);
    expect(screen.getByRole('status')).toHaveTextContent('Nenhum pagamento novo até agora');
    const asked = list.mock.calls.length;
    await pass(600_000);
    expect(list).toHaveBeenCalledTimes(asked);
    expect(screen.getByRole('status')).not.toHaveTextContent('12 correções');
  });

  it('sees the payment that comes in while it is open, whatever its date, and asks no more', async () => {
    list.mockResolvedValue([older]);
    await comeBack();
    list.mockResolvedValue([{ ...older, id: 'c', created_at: '2025-10-02T12:00:00Z' }, older]);
    await pass(10_000);
    expect(screen.getByRole('heading', { name: 'Pagamento confirmado' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('12 correções, em 2 de outubro de 2025 às 09:00.');
    const asked = list.mock.calls.length;
    await pass(60_000);
    expect(list).toHaveBeenCalledTimes(asked);
  });

  it('sees the payment that was confirmed before the page opened', async () => {
    list.mockResolvedValue([justNow, older]);
    await comeBack();
    expect(screen.getByRole('status')).toHaveTextContent('12 correções, em 22 de outubro de 2025 às 15:00.');
    expect(screen.getByRole('status')).not.toHaveTextContent('setembro');
  });

  it('does not call a payment confirmed that brought nothing', async () => {
    list.mockResolvedValue([{ ...justNow, produto: 'professor_anual', creditos: 0, creditada: false }]);
    await comeBack();
    expect(screen.getByRole('heading', { name: 'Este pagamento não está na sua conta' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Este plano é para contas de professor');
  });

  it('waits on beside a payment that brought nothing, until one is confirmed', async () => {
    const plan = { ...justNow, id: 'c', produto: 'professor_anual', creditos: 0, creditada: false } as const;
    list.mockResolvedValue([plan]);
    await comeBack();
    list.mockResolvedValue([justNow, plan]);
    await pass(10_000);
    expect(screen.getByRole('heading', { name: 'Pagamento confirmado' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Este plano é para contas de professor');
  });

  it('looks at once when the balance grows by another way', async () => {
    const { services } = await comeBack();
    list.mockResolvedValue([justNow]);
    const user = services.session.user.get();
    services.storage.setItem(keys.user, JSON.stringify({ ...user, creditos_correcoes: 15 }));
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: keys.user })));
    await pass(100);
    expect(screen.getByRole('region', { name: 'Seu saldo' })).toHaveTextContent('15créditos');
    expect(screen.getByRole('heading', { name: 'Pagamento confirmado' })).toBeVisible();
  });

  it('asks again when told to, once the three minutes are over', async () => {
    await comeBack();
    await pass(181_000);
    list.mockResolvedValue([justNow]);
    fireEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }));
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Pagamento confirmado' })).toBeVisible();
  });

  it('says that it could not look, not that nothing came', async () => {
    list.mockRejectedValue(new Error('offline'));
    await comeBack();
    expect(screen.getByRole('status')).toHaveTextContent('Não deu para verificar agora');
    list.mockResolvedValue([justNow]);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Pagamento confirmado' })).toBeVisible();
  });

  it('without accounts says that purchases need one, and asks nobody', async () => {
    await comeBack(fakeServices().capabilities);
    expect(screen.getByRole('heading', { name: 'Compras precisam de uma conta' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(list).not.toHaveBeenCalled();
  });
});
