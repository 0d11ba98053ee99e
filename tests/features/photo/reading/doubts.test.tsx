import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOcrResult } from './build-pages';
import { box, button, dock, essay, heading, marks, readButton, renderReading } from './render-reading';

const suggest = async (word: string) => (word === 'persisle' ? ['persiste', 'persistem'] : []);

async function readDoubtful(...paragraphs: string[]) {
  const setup = renderReading({ read: async () => buildOcrResult(paragraphs), checker: { suggest } });
  await setup.user.click(readButton());
  await heading();
  return setup;
}

const selected = () => box().value.slice(box().selectionStart, box().selectionEnd);

describe('words that were hard to read', () => {
  it('are marked until they are edited, whatever is written before them', async () => {
    const { user } = await readDoubtful('A ~f0me ~persisle.', 'O ~Brasi1 muda.');
    expect(marks()).toEqual(['f0me', 'persisle.', 'Brasi1']);
    await user.type(box(), 'Hoje. ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(marks()).toEqual(['f0me', 'persisle.', 'Brasi1']);
    const at = box().value.indexOf('0');
    await user.type(box(), 'o', { initialSelectionStart: at, initialSelectionEnd: at + 1 });
    expect(essay()).toBe('Hoje. A fome persisle.\nO Brasi1 muda.');
    expect(marks()).toEqual(['persisle.', 'Brasi1']);
  });

  it('are gone through one by one, by buttons and by F8, and around', async () => {
    const { user } = await readDoubtful('A ~f0me ~persisle.', 'O ~Brasi1 muda.');
    await user.click(button('Próxima palavra'));
    expect(selected()).toBe('f0me');
    expect(await dock().findByText('f0me')).toBeInTheDocument();
    await user.keyboard('{F8}');
    expect(selected()).toBe('persisle.');
    await user.keyboard('{F8}{F8}');
    expect(selected()).toBe('f0me');
    await user.click(button('Palavra anterior'));
    expect(selected()).toBe('Brasi1');
  });

  it('are replaced by what the dictionary proposes, the punctuation left as it is', async () => {
    const { user } = await readDoubtful('A fome ~“persisle.');
    await user.click(button('Próxima palavra'));
    await user.click(await dock().findByRole('button', { name: 'Trocar por persiste' }));
    expect(essay()).toBe('A fome “persiste.');
    expect(marks()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Palavras para conferir' })).toBeNull();
  });

  it('are unmarked when they are right', async () => {
    const { user } = await readDoubtful('A ~fome ~Brasi1.');
    await user.click(button('Próxima palavra'));
    await user.click(await dock().findByRole('button', { name: 'Está certa' }));
    expect(marks()).toEqual(['Brasi1.']);
    expect(box()).toHaveFocus();
    await user.keyboard('{F8}');
    expect(selected()).toBe('Brasi1.');
  });

  it('keep what can be done about them in reach when the field loses the focus', async () => {
    const { user } = await readDoubtful('A ~f0me.');
    await user.click(button('Próxima palavra'));
    expect(await dock().findByText('f0me.')).toBeInTheDocument();
    await user.tab();
    expect(box()).not.toHaveFocus();
    expect(dock().getByText('f0me.')).toBeInTheDocument();
  });
});
