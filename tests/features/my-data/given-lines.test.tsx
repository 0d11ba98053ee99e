import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GivenLines } from '@/features/my-data/given-lines';
import { buildUser } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';

beforeEach(() => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

async function open(count: number) {
  const services = fakeServices({ user: buildUser() });
  const { handLines } = services.backend;
  if (count > 0) await handLines.giveConsent({ base: 'maior' });
  const lines = Array.from({ length: count }, (_, at) => ({
    colunas: 16,
    tira: String(at).padStart(512, 'A'),
    texto: `linha ${at}`,
  }));
  await handLines.give(lines, null);
  await act(async () => renderWithServices(<GivenLines />, { services }));
  return { handLines, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });
const shown = () => screen.findAllByRole('img', { name: 'A linha como estava na foto' });

describe('lines given, among the own data', () => {
  it('are counted, shown some at a time, and deleted one by one', async () => {
    const { handLines, user } = await open(12);
    expect(await screen.findByRole('heading')).toHaveTextContent('Linhas que dei ao Grifo: 12');
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(await button('Ver as linhas'));
    expect(await shown()).toHaveLength(10);
    await user.click(await button('Mostrar mais'));
    await screen.findByText('linha 0');
    await user.click(await button('Apagar a linha: linha 11'));
    expect(await screen.findByText('Linhas que dei ao Grifo: 11')).toBeVisible();
    expect((await handLines.list()).map(({ texto }) => texto)).not.toContain('linha 11');
  });

  it('end together with the consent, after a question', async () => {
    const { handLines, user } = await open(1);
    await user.click(await button('Parar de dar e apagar tudo'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Parar e apagar' }));
    expect(await screen.findByText('Linhas que dei ao Grifo: 0')).toBeVisible();
    expect([await handLines.consent(), await handLines.list()]).toEqual([null, []]);
  });

  it('are asked for again only where the student turns it on', async () => {
    const { handLines, user } = await open(0);
    const mayAsk = await screen.findByRole('switch', { name: 'Pode perguntar' });
    expect(mayAsk).toBeChecked();
    await user.click(mayAsk);
    expect(await handLines.mayAsk()).toBe(false);
  });
});
