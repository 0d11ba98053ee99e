import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { WritingCheck, WritingChecker } from '@/data/services';
import type { WritingFinding } from '@/domain/writing/check-text';
import { MARKED_ESSAY } from '../../../support/rich-correction';
import { silentChecker } from '../../../support/services';
import { renderPanel } from '../render-panel';

const legend = () => within(screen.getByRole('list', { name: 'Canetas' }));
const pen = (name: RegExp) => legend().getByRole('button', { name });
const all = () => within(nav()).getByRole('button', { name: /^Todas/ });
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
const nav = () => screen.getByRole('group', { name: 'Percorrer as marcações' });

/** A finding of the writing checker for a passage of the marked essay. */
function buildWritingFinding(passage: string, given: Partial<WritingFinding> = {}): WritingFinding {
  const start = MARKED_ESSAY.indexOf(passage);
  return {
    start,
    end: start + passage.length,
    id: `${given.rule ?? 'crase/before-verb'}:${passage}`,
    rule: 'crase/before-verb',
    name: 'Crase antes de verbo',
    code: 'crase',
    classe: 'vermelho',
    competencia: 1,
    message: 'Antes de verbo não há crase.',
    ...given,
  };
}

const misspelling = buildWritingFinding('galpões', {
  rule: 'spelling/word',
  name: 'Grafia da palavra',
  code: 'ortografia',
});

function checkerOf(findings: WritingFinding[], spelling: WritingCheck['spelling'] = 'ready') {
  return {
    ...silentChecker,
    check: vi.fn<WritingChecker['check']>().mockResolvedValue({ findings, spelling }),
    evaluate: vi.fn<WritingChecker['evaluate']>(),
    seesElement: vi.fn<WritingChecker['seesElement']>().mockResolvedValue(false),
    suggest: vi.fn<WritingChecker['suggest']>().mockResolvedValue(['galpão', 'galopes']),
  };
}

describe('the filter of the pens', () => {
  it('shows the marks of the pens that are pressed and makes plain text of the others', async () => {
    const user = userEvent.setup();
    const { container } = renderPanel();
    expect(all()).toHaveAttribute('aria-pressed', 'true');
    await user.click(pen(/Gramática/));
    expect(marks()).toEqual(['por que', 'compra']);
    expect(all()).toHaveAttribute('aria-pressed', 'false');
    await user.click(pen(/Atenção/));
    expect(marks()).toEqual(['chegar na mesa', 'por que', 'compra']);
    expect(screen.getByRole('heading', { name: '3 marcações' })).toBeInTheDocument();
    expect(container.querySelector('.ruled')).toHaveTextContent(MARKED_ESSAY.split('\n')[1] ?? '');
    await user.click(all());
    expect(marks()).toHaveLength(8);
  });

  it('keeps the counts of all pens', async () => {
    const user = userEvent.setup();
    renderPanel();
    await user.click(pen(/Gramática/));
    expect(pen(/Repetição/)).toHaveTextContent('3');
  });

  it('with all four pressed is no filter', async () => {
    const user = userEvent.setup();
    renderPanel();
    for (const name of [/Gramática/, /Atenção/, /Pode/, /Repetição/]) await user.click(pen(name));
    expect(all()).toHaveAttribute('aria-pressed', 'true');
    expect(pen(/Gramática/)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('from mark to mark', () => {
  it('goes by buttons, says where one is, and round the ends', async () => {
    const user = userEvent.setup();
    renderPanel();
    expect(nav()).toHaveTextContent('8 marcações');
    await user.click(within(nav()).getByRole('button', { name: 'Próxima marcação' }));
    expect(nav()).toHaveTextContent('1 de 8: é importante destacar que');
    await user.click(within(nav()).getByRole('button', { name: 'Próxima marcação' }));
    expect(await screen.findByRole('dialog', { name: 'Atenção ao uso' })).toBeInTheDocument();
    await user.click(within(nav()).getByRole('button', { name: 'Marcação anterior' }));
    await user.click(within(nav()).getByRole('button', { name: 'Marcação anterior' }));
    expect(nav()).toHaveTextContent('8 de 8: A coisa piora');
  });

  it('goes by F8, with the focus on the passage, and on from where it was closed', async () => {
    const user = userEvent.setup();
    renderPanel();
    await user.keyboard('{F8}{F8}');
    expect(screen.getByRole('button', { name: 'chegar na mesa' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{F8}');
    expect(nav()).toHaveTextContent('3 de 8');
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(screen.getByRole('button', { name: 'chegar na mesa' })).toHaveFocus();
  });
});

describe('what the checker says today', () => {
  it('comes beside what another evaluator stored, under the name of the rule', async () => {
    const user = userEvent.setup();
    renderPanel({ checker: checkerOf([buildWritingFinding('jantar')]) });
    expect(await screen.findByRole('heading', { name: '9 marcações' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'jantar' }));
    expect(await screen.findByRole('dialog', { name: 'Crase antes de verbo' })).toHaveTextContent(
      'Antes de verbo não há crase.',
    );
  });

  it('leaves the explanation open that is being read', async () => {
    const user = userEvent.setup();
    let answer: (check: WritingCheck) => void = () => {};
    const checker = checkerOf([]);
    checker.check.mockReturnValue(new Promise((resolve) => void (answer = resolve)));
    renderPanel({ checker });
    await user.click(screen.getByRole('button', { name: 'compra' }));
    await act(async () => answer({ findings: [buildWritingFinding('jantar')], spelling: 'ready' }));
    expect(screen.getByRole('heading', { name: '9 marcações' })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Gramática e ortografia' })).toHaveTextContent('compram');
  });

  it('leaves the stored ones where the checker fails', async () => {
    const checker = checkerOf([]);
    checker.check.mockRejectedValue(new Error('no worker'));
    renderPanel({ checker });
    await act(async () => {});
    expect(marks()).toHaveLength(8);
  });

  it('says that spelling was not checked, and asks again', async () => {
    const user = userEvent.setup();
    const checker = checkerOf([], 'missing');
    renderPanel({ checker });
    expect(await screen.findByText(/conferir a ortografia neste aparelho/)).toBeInTheDocument();
    checker.check.mockResolvedValue({ findings: [misspelling], spelling: 'ready' });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('button', { name: 'galpões' })).toBeInTheDocument();
    expect(screen.queryByText(/Não deu para conferir a ortografia/)).not.toBeInTheDocument();
  });

  it('asks again by itself while the dictionary is on its way', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const checker = checkerOf([], 'loading');
    renderPanel({ checker });
    await waitFor(() => expect(checker.check).toHaveBeenCalledTimes(1));
    checker.check.mockResolvedValue({ findings: [misspelling], spelling: 'ready' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(marks()).toContain('galpões');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(checker.check).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});

describe('“Isto não é erro”', () => {
  it('takes the mark away at once, and the toast brings it back', async () => {
    const user = userEvent.setup();
    const { services } = renderPanel({ checker: checkerOf([buildWritingFinding('jantar')]) });
    await user.click(await screen.findByRole('button', { name: 'jantar' }));
    await user.click(await screen.findByRole('button', { name: 'Isto não é erro' }));
    expect(marks()).not.toContain('jantar');
    expect(services.writing.get().ignored.findings).toEqual(['crase/before-verb:jantar']);
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(marks()).toContain('jantar');
    expect(services.writing.get().ignored.findings).toEqual([]);
  });

  it('takes away a mark of another evaluator as well', async () => {
    const user = userEvent.setup();
    renderPanel();
    await user.click(screen.getByRole('button', { name: 'compra' }));
    await user.click(await screen.findByRole('button', { name: 'Isto não é erro' }));
    expect(marks()).not.toContain('compra');
  });

  it('makes a word the student’s own', async () => {
    const user = userEvent.setup();
    const { services } = renderPanel({ checker: checkerOf([misspelling]) });
    await user.click(await screen.findByRole('button', { name: 'galpões' }));
    await user.click(await screen.findByRole('button', { name: 'Adicionar ao meu dicionário' }));
    expect(services.writing.get().ignored.words).toEqual(['galpões']);
    expect(marks()).not.toContain('galpões');
  });

  it('by the keyboard: Enter goes into the explanation, and on to the next mark once it is gone', async () => {
    const user = userEvent.setup();
    renderPanel();
    await user.keyboard('{F8}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Isto não é erro' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'é importante destacar que' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Isto não é erro' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'chegar na mesa' })).toHaveFocus());
  });
});

describe('suggestions', () => {
  it('come when they are asked for', async () => {
    const user = userEvent.setup();
    const checker = checkerOf([misspelling]);
    renderPanel({ checker });
    await user.click(await screen.findByRole('button', { name: 'galpões' }));
    const dialog = await screen.findByRole('dialog', { name: 'Grafia da palavra' });
    expect(checker.suggest).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Ver sugestões' }));
    expect(await within(dialog).findByText('galpão')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Você quis escrever galpão ou galopes?');
  });

  it('are not offered where the replacement is sure', async () => {
    const user = userEvent.setup();
    renderPanel({ checker: checkerOf([{ ...misspelling, replacement: 'galpão' }]) });
    await user.click(await screen.findByRole('button', { name: 'galpões' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Ver sugestões' })).not.toBeInTheDocument();
  });

  it('says so when there are none', async () => {
    const user = userEvent.setup();
    const checker = checkerOf([misspelling]);
    checker.suggest.mockResolvedValue([]);
    renderPanel({ checker });
    await user.click(await screen.findByRole('button', { name: 'galpões' }));
    await user.click(await screen.findByRole('button', { name: 'Ver sugestões' }));
    expect(await screen.findByText('O dicionário não tem palavra parecida.')).toBeInTheDocument();
  });
});
