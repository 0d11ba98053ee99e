import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildFinding, MARKED_ESSAY } from '../../../support/rich-correction';
import { renderPanel } from '../render-panel';

const passage = (text: string) => screen.getByRole('button', { name: text, expanded: undefined });
const list = () => within(screen.getByRole('region', { name: 'Marcações' }));

afterEach(() => vi.useRealTimers());

describe('EssayPanel', () => {
  it('shows the essay whole, in its paragraphs', () => {
    const { container } = renderPanel();
    const paragraphs = [...container.querySelectorAll('.ruled > p')].map(
      (paragraph) => paragraph.textContent,
    );
    expect(paragraphs).toEqual(MARKED_ESSAY.split('\n'));
  });

  it('counts what each pen marked and lists the marks in text order with paragraph and sentence', () => {
    renderPanel();
    const legend = screen.getByRole('list', { name: 'Canetas' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['GGramática e ortografia2', 'AAtenção ao uso1', 'MPode melhorar2', 'RRepetição3']);
    expect(screen.getByRole('heading', { name: '8 marcações' })).toBeInTheDocument();
    const second = list().getAllByRole('button')[1];
    expect(second).toHaveTextContent('chegar na mesa trocar por chegar à mesa');
    expect(second).toHaveTextContent('2º parágrafo. No registro formal, “chegar” pede a preposição “a”.');
  });

  it('sets an example apart from what is said of the passage', () => {
    renderPanel({
      findings: [buildFinding(MARKED_ESSAY, 'compra', 'vermelho', { exemplo: 'os alunos leem' })],
    });
    const example = screen.getByText('os alunos leem');
    expect(example.tagName).toBe('I');
    expect(example.parentElement).toHaveTextContent('Por exemplo: os alunos leem');
  });

  it('shows errors, what is good, or both', async () => {
    const { container } = renderPanel();
    const good = () => container.querySelectorAll('.strength').length;
    const marks = () => container.querySelectorAll('mark').length;
    expect(good()).toBeGreaterThan(0);
    expect(marks()).toBe(8);
    await userEvent.click(screen.getByRole('radio', { name: 'Erros' }));
    expect([good(), marks()]).toEqual([0, 8]);
    await userEvent.click(screen.getByRole('radio', { name: 'Acertos' }));
    expect([good() > 0, marks()]).toEqual([true, 0]);
    expect(screen.queryByRole('region', { name: 'Marcações' })).toBeNull();
  });

  it('gives every mark the letter of its pen, and its explanation as description', () => {
    renderPanel();
    const mark = passage('compra');
    expect(mark).toHaveAttribute('data-letter', 'G');
    expect(mark).toHaveAccessibleDescription(
      /Gramática e ortografia: compra trocar por compram.*vai para o plural/,
    );
  });

  it('has pens that can be told apart, the same for every mark of one letter', () => {
    const { container } = renderPanel();
    const marks = [...container.querySelectorAll<HTMLElement>('[data-letter]')];
    const looks = new Set(marks.map(({ className, dataset }) => `${dataset['letter']}: ${className}`));
    expect(looks.size).toBe(4);
    expect(new Set(marks.map(({ className }) => className)).size).toBe(4);
  });

  it('explains a passage on keyboard focus, closes on Escape and moves on with Tab', async () => {
    const user = userEvent.setup();
    renderPanel();
    act(() => passage('é importante destacar que').focus());
    expect(screen.getByRole('button', { name: 'é importante destacar que' })).toHaveFocus();
    expect(await screen.findByRole('dialog', { name: 'Pode melhorar' })).toHaveTextContent(
      'Comece pela ideia.',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByRole('dialog', { name: 'Atenção ao uso' })).toHaveTextContent('chegar à mesa');
  });

  it('keeps the explanation of a pressed passage open until it is pressed again', async () => {
    const user = userEvent.setup();
    renderPanel();
    const mark = passage('compra');
    await user.click(mark);
    expect(await screen.findByRole('dialog', { name: 'Gramática e ortografia' })).toBeInTheDocument();
    expect(mark).toHaveAttribute('aria-expanded', 'true');
    await user.unhover(mark);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.click(mark);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('explains a passage under the mouse after a moment and not at once', () => {
    vi.useFakeTimers();
    renderPanel();
    fireEvent.pointerOver(passage('compra'), { pointerType: 'mouse' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => void vi.runAllTimers());
    expect(screen.getByRole('dialog', { name: 'Gramática e ortografia' })).toBeInTheDocument();
  });

  it('leads from the list to the passage and marks both', async () => {
    const user = userEvent.setup();
    renderPanel();
    const entry = list().getByRole('button', { name: /compram/ });
    await user.click(entry);
    expect(entry).toHaveAttribute('aria-current', 'true');
    expect(passage('compra')).toHaveAttribute('data-current', 'true');
    expect(passage('compra')).toHaveFocus();
  });

  it('marks the entry of a passage that is being explained', async () => {
    const user = userEvent.setup();
    renderPanel();
    await user.click(passage('por que'));
    expect(list().getByRole('button', { current: true })).toHaveTextContent('porque');
  });

  it('says kindly that nothing was marked', () => {
    renderPanel({ findings: [] });
    expect(screen.getByRole('heading', { name: 'Nenhuma marcação' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows markup in essay, theme and findings as text', () => {
    const essay = 'Um <img src=x onerror=alert(1)> no meio.';
    const { container } = renderPanel({
      essay,
      findings: [
        buildFinding(essay, '<img src=x onerror=alert(1)>', 'vermelho', {
          mensagem: '<b>não</b>',
          sugestao: '<i>x</i>',
        }),
      ],
    });
    expect(container.querySelector('.ruled > p')).toHaveTextContent(essay);
    expect(container.querySelector('img, .ruled i')).toBeNull();
    expect(list().getByRole('button')).toHaveTextContent('<b>não</b>');
  });

  it('renders 100,000 characters with 60 marks', () => {
    const copies = Math.ceil(100_000 / MARKED_ESSAY.length);
    const essay = Array.from({ length: copies }, () => MARKED_ESSAY)
      .join('\n')
      .slice(0, 100_000);
    const findings = Array.from({ length: 60 }, (_, index) =>
      buildFinding(essay, 'de', 'roxo', {}, index + 1),
    );
    const { container } = renderPanel({ essay, findings });
    expect(container.querySelectorAll('mark')).toHaveLength(60);
    expect(screen.getByRole('heading', { name: '60 marcações' })).toBeInTheDocument();
  });
});
