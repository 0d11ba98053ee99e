import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { buildEvaluation } from '../../support/builders';
import { essayField, renderEditor, sendButton, THEME, themeField, words } from './render-editor';
import { essaysOf } from '../../support/stored-essays';
import { findToast, showToasts } from '../../support/toasts';

const write = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } });
const TOO_LONG = 'O tema passou do limite de 300 caracteres. Encurte-o antes de enviar.';
const coherent = async () => ({ coherent: true, justification: '' });

describe('counting and the send button', () => {
  it('an empty screen says what to do, and counts nothing', () => {
    renderEditor();
    expect(themeField()).toHaveAttribute('placeholder', 'Escreva ou escolha um tema');
    expect(essayField().placeholder).toMatch(/^Escreva aqui a sua redação/);
    expect(screen.getByText('Falta informar o tema')).toBeVisible();
    expect(sendButton()).toBeDisabled();
  });

  it.each<[requirement: string, theme: string, wordCount: number, credits: number, hint: string]>([
    ['without a theme', '   ', 250, 1, 'Falta informar o tema'],
    ['with a theme over the limit', 'a'.repeat(301), 250, 1, 'Tema longo demais'],
    ['without an essay', THEME, 0, 1, 'Escreva pelo menos 200 palavras'],
    ['one word short', THEME, 199, 1, 'Falta 1 palavra'],
    ['without credits', THEME, 250, 0, 'Sem créditos'],
  ])('is off %s, and says why', (_requirement, theme, wordCount, credits, hint) => {
    renderEditor({ draft: { theme, essay: words(wordCount) }, credits });
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription(hint);
  });

  it.each<[requirement: string, credits: number, promo: boolean]>([
    ['with 200 words and a credit', 1, false],
    ['with 200 words and no credit in the promotional mode', 0, true],
  ])('is on %s', (_requirement, credits, promo) => {
    renderEditor({ draft: { theme: THEME, essay: words(200) }, credits, promo });
    expect(sendButton()).toBeEnabled();
    expect(screen.getByText('Mínimo atingido')).toBeVisible();
  });

  it('counts words, characters and lines while typing', async () => {
    renderEditor();
    write(essayField(), 'O desperdício  de alimentos.\n\nNão para.');
    const counts = await screen.findByRole('list', { name: 'Contagem' });
    await waitFor(() => expect(counts).toHaveTextContent('6 palavras'));
    expect(counts).toHaveTextContent('2/30 linhas');
  });

  it('has what a correction needs fetched while one writes', async () => {
    const { services } = renderEditor();
    const prepare = vi.spyOn(services.checker, 'prepare');
    await act(async () => {});
    expect(prepare).not.toHaveBeenCalled();
    write(essayField(), 'O desperdício');
    await waitFor(() => expect(prepare).toHaveBeenCalledOnce());
  });

  it('a theme is counted once it gets long; over the limit it says so and keeps every character', async () => {
    const { services } = renderEditor({ draft: { theme: 'a'.repeat(239) } });
    expect(screen.queryByText(/\/300/)).toBeNull();
    write(themeField(), 'a'.repeat(300));
    expect(screen.getByText(/\/300/)).toHaveTextContent('300/300 caracteres');
    expect(themeField()).toBeValid();
    write(themeField(), 'a'.repeat(412));
    expect(screen.getByText(/\/300/)).toHaveTextContent('412/300 caracteres');
    expect(themeField()).toHaveAccessibleDescription(TOO_LONG);
    fireEvent.blur(themeField());
    expect(services.drafts.load().theme).toBe('a'.repeat(412));
  });

  it('without credits the button beside it opens the offer', () => {
    const { onNeedUpgrade } = renderEditor({ draft: { theme: THEME, essay: words(200) }, credits: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Ver opções' }));
    expect(onNeedUpgrade).toHaveBeenCalledTimes(1);
  });
});

describe('sending by Ctrl+Enter', () => {
  it.each<[requirement: string, theme: string, essay: string, field: () => HTMLElement, message: string]>([
    ['no theme', '', words(250), themeField, 'Por favor, informe o tema da redação antes de enviar.'],
    ['a theme over the limit', 'a'.repeat(301), words(250), themeField, TOO_LONG],
    ['no essay', THEME, ' \n ', essayField, 'Por favor, escreva sua redação antes de enviar.'],
    ['too few words', THEME, words(188), essayField, 'Faltam 12 palavras para o mínimo de 200.'],
  ])('with %s says so at the field', (_requirement, theme, essay, field, message) => {
    renderEditor({ draft: { theme, essay } });
    fireEvent.keyDown(essayField(), { key: 'Enter', ctrlKey: true });
    expect(field()).toHaveAccessibleDescription(message);
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
  });

  it('the message goes away with the next edit', () => {
    renderEditor({ draft: { essay: words(250) } });
    fireEvent.keyDown(essayField(), { key: 'Enter', metaKey: true });
    write(themeField(), 'T');
    expect(themeField()).toBeValid();
  });

  it('without credits opens the upgrade instead of sending', () => {
    const { onNeedUpgrade } = renderEditor({ draft: { theme: THEME, essay: words(200) }, credits: 0 });
    fireEvent.keyDown(essayField(), { key: 'Enter', ctrlKey: true });
    expect(onNeedUpgrade).toHaveBeenCalledTimes(1);
  });

  it('sends once, however often it is pressed', async () => {
    const evaluate = vi.fn(async () => buildEvaluation());
    const { onCorrecting, onCorrected } = renderEditor({
      draft: { theme: THEME, essay: words(200) },
      evaluator: { evaluate, checkTheme: coherent },
    });
    const field = essayField();
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    fireEvent.click(sendButton());
    await waitFor(() => expect(onCorrected).toHaveBeenCalledTimes(1));
    // `onCorrecting` lets the page load the screen for the correction while the essay is evaluated.
    expect(onCorrecting).toHaveBeenCalledTimes(1);
    expect(evaluate).toHaveBeenCalledTimes(1);
  });
});

describe('correcting', () => {
  it('turns the sheet off, shows Professor Grifo, then hands over the correction', async () => {
    let answer = (_evaluation: ReturnType<typeof buildEvaluation>) => {};
    const evaluate = () => new Promise<ReturnType<typeof buildEvaluation>>((resolve) => (answer = resolve));
    const { onCorrected, services } = renderEditor({
      draft: { theme: THEME, essay: words(200) },
      evaluator: { evaluate, checkTheme: coherent },
    });
    fireEvent.click(sendButton());
    expect(await screen.findByRole('dialog', { name: 'Professor Grifo' })).toBeVisible();
    expect(screen.getByLabelText('Sua redação')).toBeDisabled();
    expect(screen.getByText('Corrigindo...')).toBeInTheDocument();
    act(() => answer(buildEvaluation()));
    await waitFor(() => expect(onCorrected).toHaveBeenCalledTimes(1));
    expect(onCorrected.mock.calls[0]?.[0]).toMatchObject({ theme: THEME, originalText: words(200) });
    expect(await essaysOf(services).list()).toHaveLength(1);
    expect(services.drafts.load()).toMatchObject({ theme: THEME, essay: '', backup: words(200) });
    expect(services.session.user.get()?.creditos_correcoes).toBe(0);
  });

  it('asks before correcting an essay off its theme; "Voltar ao texto" leaves everything', async () => {
    const { services, onCorrected } = renderEditor({
      draft: { theme: THEME, essay: words(200) },
      evaluator: {
        evaluate: async () => buildEvaluation(),
        checkTheme: async () => ({ coherent: false, justification: 'O texto fala de outra coisa.' }),
      },
    });
    fireEvent.click(sendButton());
    expect(await screen.findByText('O texto fala de outra coisa.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Voltar ao texto' }));
    await waitFor(() => expect(essayField()).toBeEnabled());
    expect(essayField()).toHaveValue(words(200));
    expect(services.session.user.get()?.creditos_correcoes).toBe(1);
    expect(onCorrected).not.toHaveBeenCalled();
  });

  it('a failure says so, gives the credit back and keeps the text', async () => {
    const { services } = renderEditor({
      draft: { theme: THEME, essay: words(200) },
      evaluator: { evaluate: () => Promise.reject(new Error('falhou')), checkTheme: coherent },
    });
    fireEvent.click(sendButton());
    expect(await screen.findByText(/o crédito foi devolvido/)).toBeVisible();
    expect(
      await screen.findByText('Ocorreu um erro ao processar sua redação. Tente novamente.'),
    ).toBeInTheDocument();
    expect(essayField()).toHaveValue(words(200));
    expect(services.session.user.get()?.creditos_correcoes).toBe(1);
  });

  /** Leaves the editor during a correction; `finish` lets it end. */
  async function leaveCorrecting() {
    let finish = () => {};
    const evaluation = new Promise<Evaluation>((resolve) => (finish = () => resolve(buildEvaluation())));
    const view = renderEditor({
      draft: { theme: THEME, essay: words(200) },
      evaluator: { evaluate: () => evaluation, checkTheme: coherent },
    });
    fireEvent.click(sendButton());
    await screen.findByRole('dialog', { name: 'Professor Grifo' });
    return { ...view, finish };
  }

  it('a correction whose screen is left goes on, is kept and told, and the sheet is cleared', async () => {
    const { services, unmount, finish } = await leaveCorrecting();
    unmount();
    showToasts();
    finish();
    expect(await findToast('Sua redação está corrigida')).toHaveTextContent(THEME);
    expect(services.drafts.load()).toMatchObject({ essay: '', backup: words(200) });
    expect(await essaysOf(services).list()).toHaveLength(1);
  });

  it('who comes back to a running correction waits for it', async () => {
    const { services, unmount, finish } = await leaveCorrecting();
    unmount();
    const { onCorrected } = renderEditor({ services });
    expect(await screen.findByRole('dialog', { name: 'Professor Grifo' })).toBeVisible();
    finish();
    await waitFor(() => expect(onCorrected).toHaveBeenCalledOnce());
  });

  it('signing out during a correction ends it and keeps the text', async () => {
    const { services, storage, user, unmount, finish } = await leaveCorrecting();
    void services.session.signOut();
    unmount();
    finish();
    await vi.dynamicImportSettled();
    expect(JSON.parse(storage.getItem(areaKeys.draft(user.id)) ?? '')).toMatchObject({ essay: words(200) });
    expect(storage.getItem(areaKeys.correctedEssays)).toBeNull();
  });

  it('the browser asks before a tab with a running correction is closed', async () => {
    const { finish, onCorrected } = await leaveCorrecting();
    const isAsking = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsking()).toBe(true);
    finish();
    await waitFor(() => expect(onCorrected).toHaveBeenCalledOnce());
    expect(isAsking()).toBe(false);
  });
});

describe('after a correction', () => {
  const done = { theme: THEME, essay: '', backup: words(200) };

  it('"Enviar nova redação" clears theme, text and backup, and goes to the text box', async () => {
    const { services, keyboard } = renderEditor({ draft: done });
    await keyboard.click(screen.getByRole('button', { name: 'Enviar nova redação' }));
    expect(essayField()).toHaveFocus();
    expect(themeField()).toHaveValue('');
    expect(services.drafts.load()).toMatchObject({ theme: '', essay: '', backup: '' });
    expect(await screen.findByText('Nova redação iniciada!')).toBeInTheDocument();
  });

  it('"Refazer esta redação" brings theme and text back', async () => {
    const { keyboard } = renderEditor({ draft: done });
    await keyboard.click(screen.getByRole('button', { name: 'Refazer esta redação' }));
    expect([themeField().value, essayField().value]).toEqual([THEME, words(200)]);
    expect(await screen.findByText('Redação recuperada!')).toBeInTheDocument();
  });

  it('"Nova redação em branco" clears theme and text, and can still be undone', async () => {
    const { keyboard } = renderEditor({ draft: done });
    await keyboard.click(screen.getByRole('button', { name: 'Nova redação em branco' }));
    expect([themeField().value, essayField().value]).toEqual(['', '']);
    await keyboard.click(screen.getByRole('button', { name: 'Refazer esta redação' }));
    expect(essayField()).toHaveValue(words(200));
  });
});
