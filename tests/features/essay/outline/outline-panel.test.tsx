import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '@/features/essay/outline/outline-panel';
import '@/features/essay/outline/outline-strip';
import { areaKeys } from '@/data/local/keys';
import { EMPTY_OUTLINE, type Outline } from '@/domain/outline/outline';
import { readOutline } from '@/domain/outline/read-outline';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import { buildUser } from '../../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../../support/memory-storage';
import { silentChecker } from '../../../support/services';
import { essayField, renderEditor, sendButton, THEME, words } from '../render-editor';

const KEY = areaKeys.outlines(buildUser().id);

function storageWith(fields: Outline['fields'], more: Partial<Outline> = {}) {
  const current = { ...EMPTY_OUTLINE, sheetTheme: THEME, fields, ...more };
  return new MemoryStorage({ [KEY]: JSON.stringify({ current, ofEssays: {} }) });
}

const checker = {
  ...silentChecker,
  readOutline: vi.fn(async ({ outline, theme }: { outline: Outline; theme: string }) =>
    readOutline(outline, theme, smallLexicon),
  ),
};

const toggle = () => screen.getByRole('button', { name: 'Plano' });
const panel = () => screen.findByRole('region', { name: 'Plano' });
const strip = panel;
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name, { selector: 'textarea' });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

function narrow(width: number) {
  vi.stubGlobal('innerWidth', width);
  act(() => void window.dispatchEvent(new Event('resize')));
}

function putCaret(at: number) {
  act(() => {
    essayField().focus();
    essayField().setSelectionRange(at, at);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  checker.readOutline.mockClear();
});

describe('the plan beside the sheet', () => {
  it('is closed at first, opens and folds by one button, and has a field for every part', async () => {
    const { keyboard } = renderEditor({ draft: { theme: THEME } });
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await keyboard.click(toggle());
    const names = within(await panel())
      .getAllByRole('textbox')
      .map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual([
      'Tema, nas suas palavras',
      'Tese',
      '1º argumento',
      'Prova do 1º argumento',
      '2º argumento',
      'Prova do 2º argumento',
      'Repertório',
      'Agente da proposta',
      'Ação da proposta',
      'Meio da proposta',
      'Finalidade da proposta',
      'Detalhe da proposta',
    ]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Plano' })).toHaveFocus());
    await keyboard.click(screen.getByRole('button', { name: 'Recolher e escrever' }));
    expect(screen.queryByRole('region', { name: 'Plano' })).toBeNull();
    expect(essayField()).toHaveFocus();
  });

  it('stores every word at once, for this account, and shows it after a reload', async () => {
    const { keyboard, storage } = renderEditor({ draft: { theme: THEME } });
    await keyboard.click(toggle());
    await panel();
    write('Tese', 'Falta estrutura\npara conservar');
    expect(storage.json(KEY)).toMatchObject({
      current: { fields: { tese: 'Falta estrutura para conservar' }, sheetTheme: THEME },
    });
  });

  it('leads on by Enter', async () => {
    const { keyboard } = renderEditor();
    await keyboard.click(toggle());
    await panel();
    await keyboard.type(field('Tese'), 'Falta água{Enter}Sem canos');
    expect(field('Tese')).toHaveValue('Falta água');
    expect(field('1º argumento')).toHaveValue('Sem canos');
    expect(field('1º argumento')).toHaveFocus();
  });

  it('asks kindly for what is missing, in a pause, and says it of that field', async () => {
    const storage = storageWith({ meio: 'medidas eficazes', agente: 'todos', ação: 'doar refeições' });
    const { keyboard } = renderEditor({ draft: { theme: THEME }, storage, checker });
    await keyboard.click(toggle());
    await panel();
    const means = field('Meio da proposta');
    await waitFor(
      () =>
        expect(means).toHaveAccessibleDescription('falta algo Cabe em qualquer proposta. Por meio de quê?'),
      { timeout: 5000 },
    );
    expect(field('Ação da proposta')).toHaveAccessibleDescription('escrito');
    expect(field('Finalidade da proposta')).toHaveAccessibleDescription('em branco');
  });

  it('says which argument the repertoire serves, and takes it back', async () => {
    const { keyboard, storage } = renderEditor({ storage: storageWith({ repertório: 'Kant' }) });
    await keyboard.click(toggle());
    const serves = within(await screen.findByRole('group', { name: 'Serve a qual argumento?' }));
    const second = serves.getByRole('button', { name: '2º argumento' });
    await keyboard.click(second);
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(storage.json(KEY)).toMatchObject({ current: { serves: 2 } });
    await keyboard.click(second);
    expect(storage.json(KEY)).toMatchObject({ current: { serves: null } });
  });

  it('of another theme says so; another one is begun, and that is undone', async () => {
    const storage = storageWith({ tese: 'Falta água' }, { sheetTheme: 'A água' });
    const { keyboard } = renderEditor({ draft: { theme: THEME }, storage });
    await keyboard.click(toggle());
    expect(await screen.findByText('Este plano é de outro tema: “A água”.')).toBeVisible();
    await keyboard.click(screen.getByRole('button', { name: 'Começar outro' }));
    expect(field('Tese')).toHaveValue('');
    await keyboard.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(field('Tese')).toHaveValue('Falta água');
    await keyboard.click(screen.getByRole('button', { name: 'Usar neste tema' }));
    expect(screen.queryByText(/outro tema/)).toBeNull();
    expect(storage.json(KEY)).toMatchObject({
      current: { sheetTheme: THEME, fields: { tese: 'Falta água' } },
    });
  });

  it('follows what another tab writes', async () => {
    const storage = storageWith({ tese: 'Falta água' });
    const { keyboard } = renderEditor({ storage });
    await keyboard.click(toggle());
    await panel();
    const current = { ...EMPTY_OUTLINE, fields: { tese: 'Falta água limpa' } };
    act(() => writeFromOtherTab(storage, KEY, { current, ofEssays: {} }));
    expect(field('Tese')).toHaveValue('Falta água limpa');
  });

  it('is a dialog on a phone, whose title has the focus', async () => {
    narrow(390);
    const { keyboard } = renderEditor();
    await keyboard.click(toggle());
    const dialog = await screen.findByRole('dialog', { name: 'Plano' });
    expect(within(dialog).getByRole('heading', { name: 'Plano' })).toHaveFocus();
    await keyboard.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toggle()).toHaveFocus();
  });

  it('is printed with its empty fields as lines', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { keyboard } = renderEditor({
      draft: { theme: THEME },
      storage: storageWith({ tese: 'Falta água' }),
    });
    await keyboard.click(toggle());
    await keyboard.click(await screen.findByRole('button', { name: 'Imprimir o plano' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const paper = document.querySelector('.outline-paper');
    expect(paper).toHaveTextContent(THEME);
    expect(paper).toHaveTextContent('TeseFalta água');
    expect(paper?.querySelectorAll('dd:empty')).toHaveLength(11);
  });
});

describe('the plan while writing', () => {
  const fields = {
    tese: 'Falta estrutura e sobra consumo',
    argumento1: 'Falta estrutura',
    prova1: 'Feiras sem geladeira',
    argumento2: 'Sobra consumo',
    repertório: 'Bauman',
    agente: 'Prefeituras',
  };

  it('is a strip with how far each part is', async () => {
    renderEditor({ storage: storageWith(fields) });
    const parts = within(await strip()).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual([
      'escritoTese',
      'escrito1º argumento',
      'falta algo2º: prova?',
      'falta algoProposta 1 de 5',
    ]);
  });

  it.each([
    ['Um', 'Tese', 'Falta estrutura e sobra consumo.'],
    ['Dois', '1º argumento', 'Falta estrutura. Prova: Feiras sem geladeira.'],
    ['Três', '2º: prova?', 'Sobra consumo. Repertório: Bauman.'],
    ['Quatro', 'Proposta 1 de 5', 'Agente: Prefeituras.'],
  ])('shows in the paragraph “%s” the note of %s', async (paragraph, part, note) => {
    const essay = 'Um.\nDois.\nTrês.\nQuatro.';
    renderEditor({ draft: { theme: THEME, essay }, storage: storageWith(fields, { serves: 2 }) });
    const own = within(await strip());
    putCaret(essay.indexOf(paragraph) + 1);
    await waitFor(() => expect(own.getByRole('listitem', { current: 'step' })).toHaveTextContent(part));
    expect(own.getByText((_, element) => element?.tagName === 'P')).toHaveTextContent(note);
  });

  it('is nowhere while nothing is written in it, and opens from the strip', async () => {
    const { keyboard, unmount } = renderEditor();
    expect(screen.queryByRole('region', { name: 'Plano' })).toBeNull();
    unmount();
    renderEditor({ storage: storageWith(fields) });
    await strip();
    await keyboard.click(screen.getByRole('button', { name: 'Abrir o plano' }));
    expect(await screen.findByLabelText('Tese')).toHaveValue(fields.tese);
  });

  it('goes with the correction, stays after a failed one, and the next essay begins without', async () => {
    const evaluate = vi.fn().mockRejectedValueOnce(new Error('no network'));
    const { services, keyboard, storage } = renderEditor({
      draft: { theme: THEME, essay: words(250) },
      storage: storageWith(fields),
      credits: 2,
    });
    const real = services.evaluator.evaluate;
    vi.spyOn(services.evaluator, 'evaluate').mockImplementation((input, signal) =>
      evaluate.mock.calls.length === 0 ? evaluate() : real(input, signal),
    );
    await keyboard.click(sendButton());
    await waitFor(() => expect(evaluate).toHaveBeenCalledOnce());
    expect(storage.json(KEY)).toMatchObject({ current: { fields }, ofEssays: {} });
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await keyboard.click(sendButton());
    await waitFor(() => expect(services.drafts.load().rewriting).not.toBeNull());
    const id = services.drafts.load().rewriting?.of ?? '';
    expect(storage.json(KEY)).toMatchObject({ current: EMPTY_OUTLINE, ofEssays: { [id]: { fields } } });
  });
});
