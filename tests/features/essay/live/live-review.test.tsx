import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WritingChecker } from '@/data/services';
import type { WritingFinding } from '@/domain/writing/check-text';
import { essayField, renderEditor, THEME } from '../render-editor';
import { silentChecker } from '../../../support/services';

const ESSAY = 'Derrepente, o governo começou à agir. O Zezé viu.';

const RULES: Record<string, Pick<WritingFinding, 'rule' | 'name' | 'code' | 'replacement'>> = {
  Derrepente: { rule: 'hyphens/apart', name: 'De repente', code: 'hifen', replacement: 'De repente' },
  à: { rule: 'crase/before-verb', name: 'Crase antes de verbo', code: 'crase', replacement: 'a' },
  Zezé: { rule: 'spelling/word', name: 'Grafia da palavra', code: 'ortografia' },
};

/** Finds the passages above wherever they occur. */
function findAll(text: string): WritingFinding[] {
  return Object.entries(RULES)
    .flatMap(([passage, rule]) => {
      const start = text.indexOf(passage);
      if (start === -1) return [];
      const end = start + passage.length;
      const id = `${rule.rule}:${passage}`;
      return [{ ...rule, id, start, end, classe: 'vermelho', competencia: 1, message: 'Por quê.' } as const];
    })
    .toSorted((a, b) => a.start - b.start);
}

async function renderLive(checker: Partial<WritingChecker> = {}) {
  const view = renderEditor({
    draft: { theme: THEME, essay: ESSAY },
    checker: {
      ...silentChecker,
      check: async ({ text }) => ({ findings: findAll(text), spelling: 'ready' }),
      evaluate: () => Promise.reject(new Error('nobody asks for it')),
      suggest: async () => ['Zezinho', 'Zezo'],
      ...checker,
    },
  });
  await view.keyboard.click(screen.getByRole('switch', { name: 'Revisão ao digitar' }));
  await screen.findByRole('region', { name: 'Revisão ao digitar' }, { timeout: 10_000 });
  return view;
}

const dock = () => within(screen.getByRole('region', { name: 'Revisão ao digitar' }));
const marks = () => [...document.querySelectorAll('[data-field-mark]')].map((mark) => mark.textContent);

function putCaretInto(passage: string) {
  const at = essayField().value.indexOf(passage) + 1;
  act(() => {
    essayField().focus();
    essayField().setSelectionRange(at, at);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

describe('“Revisão ao digitar”', () => {
  it('is off until it is asked for, and remembered', async () => {
    const { services, keyboard } = renderEditor({ draft: { essay: ESSAY } });
    const toggle = screen.getByRole('switch', { name: 'Revisão ao digitar' });
    expect(toggle).not.toBeChecked();
    expect(toggle).toHaveAccessibleDescription('Começa desligada porque na prova ela não existe.');
    expect(essayField()).toHaveAttribute('spellcheck', 'true');
    await keyboard.click(toggle);
    expect(services.writing.get().isLive).toBe(true);
    expect(essayField()).toHaveAttribute('spellcheck', 'false');
  });

  it('underlines in the twin of the text, which stays the same text', async () => {
    await renderLive();
    await waitFor(() => expect(marks()).toEqual(['Derrepente', 'à', 'Zezé']));
    expect(essayField()).toHaveValue(ESSAY);
    expect(document.querySelector('.paragraph-numbers')).toHaveTextContent(ESSAY);
    expect(document.querySelector('[data-field-mark]')).toHaveAttribute('data-letter', 'G');
    expect(dock().getByText('3 marcações')).toBeInTheDocument();
  });

  it('moves underlines with the text before the checker has answered', async () => {
    const check = vi.fn<WritingChecker['check']>();
    check.mockResolvedValueOnce({ findings: findAll(ESSAY), spelling: 'ready' });
    check.mockReturnValue(new Promise(() => {}));
    await renderLive({ check });
    await waitFor(() => expect(marks()).toHaveLength(3));
    fireEvent.change(essayField(), { target: { value: `Um dia. ${ESSAY}` } });
    expect(marks()).toEqual(['Derrepente', 'à', 'Zezé']);
    fireEvent.change(essayField(), { target: { value: `Um dia. ${ESSAY}`.replace('Derrep', 'De rep') } });
    await waitFor(() => expect(marks()).toEqual(['à', 'Zezé']));
  });

  it('explains the word in which the caret stands, and applies what is sure', async () => {
    const { keyboard } = await renderLive();
    await waitFor(() => expect(marks()).toHaveLength(3));
    putCaretInto('Derrepente');
    expect(dock().getByText('De repente', { selector: 'b.min-w-0' })).toBeInTheDocument();
    expect(dock().getByText('1 de 3')).toBeInTheDocument();
    await keyboard.click(dock().getByRole('button', { name: 'Aplicar' }));
    expect(essayField()).toHaveValue(ESSAY.replace('Derrepente', 'De repente'));
    expect(essayField()).toHaveFocus();
    await waitFor(() => expect(marks()).toEqual(['à', 'Zezé']));
    await keyboard.click(dock().getByRole('button', { name: 'Desfazer' }));
    expect(essayField()).toHaveValue(ESSAY);
  });

  it('“Ignorar” hides it here, “Isto não é erro” for this account', async () => {
    const { services, keyboard } = await renderLive();
    await waitFor(() => expect(marks()).toHaveLength(3));
    putCaretInto('à agir');
    await keyboard.click(dock().getByRole('button', { name: 'Ignorar' }));
    expect(marks()).toEqual(['Derrepente', 'Zezé']);
    expect(services.writing.get().ignored).toEqual({ findings: [], words: [] });
    putCaretInto('Derrepente');
    await keyboard.click(dock().getByRole('button', { name: 'Isto não é erro' }));
    expect(marks()).toEqual(['Zezé']);
    expect(services.writing.get().ignored.findings).toEqual(['hyphens/apart:Derrepente']);
    await keyboard.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(marks()).toEqual(['Derrepente', 'Zezé']);
  });

  it('offers words on demand where no replacement is sure', async () => {
    const { keyboard } = await renderLive();
    await waitFor(() => expect(marks()).toHaveLength(3));
    putCaretInto('Zezé');
    expect(dock().queryByRole('button', { name: 'Aplicar' })).not.toBeInTheDocument();
    await keyboard.click(dock().getByRole('button', { name: 'Ver sugestões' }));
    await keyboard.click(await dock().findByRole('button', { name: 'Zezinho' }));
    expect(essayField()).toHaveValue(ESSAY.replace('Zezé', 'Zezinho'));
  });

  it('goes from finding to finding by F8, and closes on Escape', async () => {
    const { keyboard } = await renderLive();
    await waitFor(() => expect(marks()).toHaveLength(3));
    putCaretInto('Derrepente');
    await keyboard.keyboard('{F8}');
    act(() => void document.dispatchEvent(new Event('selectionchange')));
    expect(dock().getByText('2 de 3')).toBeInTheDocument();
    await keyboard.keyboard('{Escape}');
    expect(dock().getByText('3 marcações')).toBeInTheDocument();
  });

  it('goes on from where the caret is, though the screen has not followed yet', async () => {
    await renderLive();
    await waitFor(() => expect(marks()).toHaveLength(3));
    putCaretInto('Derrepente');
    fireEvent.keyDown(essayField(), { key: 'F8' });
    fireEvent.keyDown(essayField(), { key: 'F8' });
    expect(essayField().selectionStart).toBe(ESSAY.indexOf('Zezé') + 'Zezé'.length);
  });

  it('leads from the list to the place', async () => {
    const { keyboard } = await renderLive();
    await waitFor(() => expect(marks()).toHaveLength(3));
    await keyboard.click(dock().getByRole('button', { name: 'Ver lista' }));
    await keyboard.click(dock().getByRole('button', { name: /Crase antes de verbo/ }));
    expect(essayField()).toHaveFocus();
    expect(essayField().selectionStart).toBe(ESSAY.indexOf('à agir') + 1);
  });

  it('does not call a word misspelt while it is being written', async () => {
    const { keyboard } = await renderLive();
    await keyboard.clear(essayField());
    await keyboard.type(essayField(), 'O Zezé');
    act(() => void document.dispatchEvent(new Event('selectionchange')));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(marks()).toEqual([]);
    await keyboard.type(essayField(), ' ');
    act(() => void document.dispatchEvent(new Event('selectionchange')));
    await waitFor(() => expect(marks()).toEqual(['Zezé']));
  });

  it('says that spelling could not be checked', async () => {
    await renderLive({ check: async ({ text }) => ({ findings: findAll(text), spelling: 'missing' }) });
    expect(await dock().findByText(/conferir a ortografia neste aparelho/)).toBeInTheDocument();
  });
});
