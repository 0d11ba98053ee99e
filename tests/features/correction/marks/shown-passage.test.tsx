import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { MARKED_ESSAY } from '../../../support/rich-correction';
import { renderPanel } from '../render-panel';
import { cutAtPassage } from '@/features/correction/marks/shown-passage';

function spanOf(quote: string) {
  const start = MARKED_ESSAY.indexOf(quote);
  return { start, end: start + quote.length };
}

function renderPassage(quote: string) {
  const { container } = renderPanel({ passage: spanOf(quote) });
  const pieces = () => [...container.querySelectorAll<HTMLElement>('[data-passage]')];
  const parts = () => pieces().map((piece) => piece.dataset['passage']);
  const isLit = () => parts().every((part) => part?.startsWith('lit'));
  return { container, pieces, parts, isLit };
}

describe('a passage shown in the essay', () => {
  it.each([
    ['in plain text', 'Décadas depois, o Brasil colhe safras recordes', 1],
    ['from mark to mark', 'alimentos, é quem mais perde. Os alimentos que sobram', 5],
    ['ending inside a mark', 'antes de chegar na', 2],
    ['beginning inside a mark', 'na mesa. Nas estradas', 2],
    ['inside one mark', 'importante destacar', 1],
    ['over a paragraph break', 'sem planejar.\nEm primeiro lugar', 2],
  ])('covers exactly its words: %s', (_where, quote, count) => {
    const { container, pieces, isLit } = renderPassage(quote);
    expect(
      pieces()
        .map((piece) => piece.textContent)
        .join(''),
    ).toBe(quote.replace('\n', ''));
    expect(pieces()).toHaveLength(count);
    expect(isLit()).toBe(true);
    // The color marks are not split.
    expect(container.querySelectorAll('mark')).toHaveLength(8);
    expect(container.querySelectorAll('mark mark, [data-passage] mark')).toHaveLength(0);
  });

  it('has bars at its two ends only', () => {
    const { parts } = renderPassage('alimentos, é quem mais perde. Os alimentos que sobram');
    expect(parts()).toEqual(['lit first', 'lit', 'lit', 'lit', 'lit last']);
  });

  it('is brought into view with the focus where it begins, in words a screen reader can say', () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    renderPassage('antes de chegar na');
    expect(document.activeElement).toHaveTextContent('Trecho do 2º parágrafo da redação:');
    expect(document.activeElement?.nextSibling).toHaveTextContent('antes de');
    expect(scroll).toHaveBeenCalledWith({ block: 'center' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['a press', async (user: ReturnType<typeof userEvent.setup>) => user.click(document.body)],
    ['Tab', async (user: ReturnType<typeof userEvent.setup>) => user.tab()],
    ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('stays lit until %s', async (_interaction, interact) => {
    const user = userEvent.setup();
    const { pieces, isLit } = renderPassage('antes de chegar na');
    await user.keyboard('{ArrowDown}{PageDown}');
    expect(isLit()).toBe(true);
    await interact(user);
    expect(isLit()).toBe(false);
    expect(pieces()).toHaveLength(2);
  });

  it('goes on by Tab to the first mark after its beginning', async () => {
    const user = userEvent.setup();
    renderPassage('alimentos, é quem mais perde. Os alimentos que sobram');
    await user.tab();
    expect(document.activeElement).toHaveAttribute('data-mark', '3');
  });
});

const segment = { start: 10, text: 'abcdef', marks: [3] };
const texts = (start: number, end: number) => cutAtPassage(segment, { start, end }).map(({ text }) => text);

describe('cutAtPassage', () => {
  it.each<[string, [number, number], string[]]>([
    ['inside: three pieces', [12, 14], ['ab', 'cd', 'ef']],
    ['from its start: two', [10, 14], ['abcd', 'ef']],
    ['ending beyond it: two', [14, 99], ['abcd', 'ef']],
    ['around it: whole', [0, 99], ['abcdef']],
    ['before it: whole', [0, 10], ['abcdef']],
    ['after it: whole', [16, 20], ['abcdef']],
  ])('a passage %s', (_where, [start, end], expected) => {
    expect(texts(start, end)).toEqual(expected);
  });

  it('leaves a segment alone where there is no passage', () => {
    expect(cutAtPassage(segment, null)).toEqual([segment]);
  });

  it('keeps text, places and marks, whatever the passage', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 30 }), fc.integer({ min: -5, max: 30 }), (start, end) => {
        const pieces = cutAtPassage(segment, { start, end: Math.max(start, end) });
        expect(pieces.map(({ text }) => text).join('')).toBe(segment.text);
        for (const piece of pieces) {
          const at = piece.start - segment.start;
          expect(segment.text.slice(at, at + piece.text.length)).toBe(piece.text);
          expect(piece.text).not.toBe('');
          expect(piece.marks).toBe(segment.marks);
        }
      }),
    );
  });
});
