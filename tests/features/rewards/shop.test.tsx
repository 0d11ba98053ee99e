import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { RewardBackend } from '@/data/ports/rewards';
import { Shop } from '@/features/rewards/shop';
import { buildMovement, fakeRewards } from '../../support/fake-rewards';
import { fakeServices, renderWithServices } from '../../support/services';

async function show(rewards?: RewardBackend) {
  const services = fakeServices(rewards && { backend: { rewards } });
  await act(async () => renderWithServices(<Shop />, { services }));
  await waitFor(() => expect(screen.queryAllByText('Carregando...')).toEqual([]));
  await screen.findByText(/Você tem|12 canetinhas|Não deu para ver/);
  return services;
}

const item = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
const dialog = () => within(screen.getByRole('alertdialog'));
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Trocar' }));
const open = async (name: string) => {
  await userEvent.click(item(name).getByRole('button', { name: `Trocar por ${name}` }));
  await screen.findByRole('alertdialog');
};

describe('the shop', () => {
  it('says the price, what is left afterwards and that it cannot be undone, before it takes anything', async () => {
    const services = await show();
    await open('Papel pardo');
    expect(dialog().getByText('O saldo passa de 100 para 60. Depois não dá para desfazer.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancelar' }));
    expect(await services.backend.rewards.movements()).toHaveLength(1);
  });

  it('puts a paper on the sheet at once, and takes it off again', async () => {
    const { paper } = await show();
    await open('Papel pardo');
    await confirm();
    expect(await item('Papel pardo').findByText('Em uso')).toBeVisible();
    expect(paper.get()).toBe('folha_parda');
    await userEvent.click(item('Papel pardo').getByRole('button', { name: /^Voltar à folha comum/ }));
    expect(paper.get()).toBeNull();
    await userEvent.click(item('Papel pardo').getByRole('button', { name: /^Usar/ }));
    expect(paper.get()).toBe('folha_parda');
    expect(item('Papel pardo').queryByRole('button', { name: /^Trocar/ })).toBeNull();
  });

  it('sells freezes until as many are held as may be', async () => {
    await show();
    for (const held of ['Você tem 1 de 2.', 'Você tem 2 de 2.']) {
      await open('Guardar a sequência');
      await confirm();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(item('Guardar a sequência').getByText(/Você tem/)).toHaveTextContent(held));
    }
    expect(item('Guardar a sequência').queryByRole('button')).toBeNull();
  });

  it('offers nothing that the balance does not pay, and says what is missing', async () => {
    await show(fakeRewards({ movements: [buildMovement({ amount: 11 })] }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(item('Guardar a sequência').getByText('Falta 1 para esta.')).toBeVisible();
    expect(item('Papel pardo').getByText('Faltam 29 para esta.')).toBeVisible();
  });

  it('tries a purchase whose answer was lost again under the same key', async () => {
    const buy = vi
      .fn<RewardBackend['buy']>()
      .mockRejectedValueOnce(new AppError('unreachable'))
      .mockResolvedValueOnce(null);
    await show(fakeRewards({ movements: [buildMovement()], buy }));
    await open('Guardar a sequência');
    await confirm();
    expect(await dialog().findByRole('alert')).toBeVisible();
    await confirm();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await open('Guardar a sequência');
    await confirm();
    const keys = buy.mock.calls.map(([, key]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('says what was refused meanwhile, and that nothing was spent', async () => {
    const services = await show(fakeRewards({ movements: [buildMovement()], buy: async () => 'saldo' }));
    await open('Papel pardo');
    await confirm();
    expect(await dialog().findByRole('alert')).toHaveTextContent(/saldo mudou.*Nada foi gasto/);
    expect(services.paper.get()).toBeNull();
  });

  it('waits for the ledger where that does not open', async () => {
    const movements = () => Promise.reject(new AppError('offline'));
    const services = fakeServices({ backend: { rewards: { ...fakeRewards(), movements } } });
    await act(async () => renderWithServices(<Shop />, { services }));
    expect(await screen.findByText(/abre quando o extrato abrir/)).toBeVisible();
  });
});
