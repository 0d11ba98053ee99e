import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildHandPage, buildHandResult } from '../../../support/hand-pages';
import { buildOcrResult } from './build-pages';
import { button, dock, essay, heading, readButton, renderReading } from './render-reading';

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} }));
});

const hand = (...lines: string[]) => buildHandResult(buildHandPage(lines));
const lines = () => screen.findByRole('heading', { name: 'Confira o que eu li' });

async function readHand(options: Parameters<typeof renderReading>[0] = {}) {
  const setup = renderReading({ read: async () => hand('  A ~fome', 'persiste.'), ...options });
  await setup.user.click(readButton());
  expect(await lines()).toHaveFocus();
  return setup;
}

it('is checked line by line; what is confirmed is on a blank sheet at once', async () => {
  const { user, onUse } = await readHand();
  expect(screen.queryByText(/não consegue ler direito/)).toBeNull();
  expect(essay()).toBe('');
  await user.click(button(/^Aceitar linha/));
  expect(essay()).toBe('A fome');
  await user.click(button('Voltar um passo'));
  expect(essay()).toBe('');
  await user.click(button(/^Aceitar linha/));
  await user.click(button(/^Aceitar linha/));
  await user.click(button('Usar este texto'));
  expect(essay()).toBe('A fome persiste.');
  expect(onUse).toHaveBeenCalledOnce();
});

it('is used before all is confirmed, with its doubts marked', async () => {
  const { user, onUse } = await readHand();
  await user.click(button('Usar o texto assim'));
  await heading();
  expect(essay()).toBe('A fome persiste.');
  expect(dock().getByText('1')).toBeInTheDocument();
  expect(onUse).not.toHaveBeenCalled();
  await user.click(button('Voltar às linhas'));
  expect(await lines()).toBeInTheDocument();
});

it('asks before it touches another text, and leaves it alone until then', async () => {
  const { user } = await readHand({ essay: 'Meu texto.' });
  await user.click(button(/^Aceitar linha/));
  expect(essay()).toBe('Meu texto.');
  await user.click(button('Usar o texto assim'));
  await screen.findByRole('alertdialog', { name: 'A folha já tem um texto' });
  await user.click(button('Acrescentar no fim'));
  expect(essay()).toBe('Meu texto.\nA fome persiste.');
});

it('asks where confirmed lines go before those of other photos take their place', async () => {
  const { user } = await readHand({ essay: 'Meu texto.' });
  await user.click(button(/^Aceitar linha/));
  await user.click(button('Trocar foto'));
  await user.click(button('Outra foto'));
  await user.click(readButton());
  await screen.findByRole('alertdialog', { name: 'A folha já tem um texto' });
  await user.click(button('Acrescentar no fim'));
  expect(essay()).toBe('Meu texto.\nA fome');
});

it('asks about confirmed lines first, then about a printed page that was read after them', async () => {
  const read = vi.fn(async () => hand('  A ~fome', 'persiste.'));
  const { user } = await readHand({ essay: 'Meu texto.', read });
  await user.click(button(/^Aceitar linha/));
  await user.click(button('Trocar foto'));
  await user.click(button('Outra foto'));
  read.mockResolvedValue(buildOcrResult(['Impresso.']));
  await user.click(readButton());
  for (const asked of ['As linhas que você conferiu', 'As fotos foram lidas.']) {
    const dialog = await screen.findByRole('alertdialog', { name: 'A folha já tem um texto' });
    expect(dialog).toHaveTextContent(asked);
    await user.click(button('Acrescentar no fim'));
  }
  expect(essay()).toBe('Meu texto.\nA fome\nImpresso.');
});

it('stays while another tab is open', async () => {
  const { user } = await readHand();
  await user.click(button(/^Aceitar linha/));
  await user.click(button('Outra aba'));
  await user.click(button('Outra aba'));
  expect(screen.getByRole('region', { name: 'Linha 2' })).toBeInTheDocument();
});

it('goes on with a printed page that came later, after the lines', async () => {
  const { user } = await readHand({
    read: async ({ original }) =>
      original.name === 'a.jpg' ? hand('  A fome persiste.') : buildOcrResult(['Impresso.']),
  });
  await user.click(button('Trocar foto'));
  await user.click(button('Outra página'));
  await user.click(readButton());
  await lines();
  await user.click(button('Usar o texto assim'));
  expect(essay()).toBe('A fome persiste.\nImpresso.');
});

it('leaves the ways without it open', async () => {
  const { user } = await readHand({ transcriber: {} });
  expect(await screen.findByRole('button', { name: 'Ler letra de mão com IA' })).toBeInTheDocument();
  await user.click(button('Digitar olhando a foto'));
  expect(await screen.findByRole('dialog', { name: 'Digitar olhando a foto' })).toBeInTheDocument();
});
