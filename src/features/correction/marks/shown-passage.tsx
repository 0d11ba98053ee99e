import './passage.css';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type EssayMark, type EssaySegment, nameOf } from './marked-essay';
import { NumberedText } from '@/components/numbered-text';
import type { Span } from '@/domain/text/span';

/**
 * The passage to show on the sheet. It is scrolled into view with the focus at its beginning and stays highlighted
 * until the next press, Tab or Escape; scrolling does not end the highlight.
 */
export function useShownPassage(
  sheet: RefObject<HTMLElement | null>,
  passage: Span | null,
): ShownPassage | null {
  const [dismissed, setDismissed] = useState<Span | null>(null);
  const isLit = passage !== null && passage !== dismissed;

  useEffect(() => {
    const start = sheet.current?.querySelector<HTMLElement>('[data-passage-start]');
    if (!passage || !start) return;
    start.scrollIntoView({ block: 'center' });
    start.focus({ preventScroll: true });
  }, [sheet, passage]);

  useEffect(() => {
    if (!isLit) return;
    const dismiss = () => setDismissed(passage);
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' || key === 'Escape') dismiss();
    };
    // In the capture phase, because the click that opened the passage is still bubbling and would end the
    // highlight.
    document.addEventListener('click', dismiss, true);
    document.addEventListener('keydown', handleKeyDown, true);
    return () => {
      document.removeEventListener('click', dismiss, true);
      document.removeEventListener('keydown', handleKeyDown, true);
    };
  }, [isLit, passage]);

  return useMemo(() => passage && { ...passage, isLit }, [passage, isLit]);
}

/** A passage of the essay linked from a quote in the result, and whether it is still highlighted. */
export type ShownPassage = Span & { isLit: boolean };

type PassageTextProps = {
  segment: EssaySegment;
  passage: ShownPassage | null;
  /** Start offsets of the handwritten lines in the essay. */
  starts: readonly number[];
};

/** The text of a segment, with the part inside the passage highlighted. */
export function PassageText({ segment, passage, starts }: PassageTextProps) {
  return cutAtPassage(segment, passage).map((piece) =>
    liesInside(piece, passage) ? (
      <span key={piece.start} data-passage={passageParts(piece, passage)}>
        <NumberedText text={piece.text} from={piece.start} starts={starts} />
      </span>
    ) : (
      <NumberedText key={piece.start} text={piece.text} from={piece.start} starts={starts} />
    ),
  );
}

/**
 * Focus target at the beginning of a passage. A screen reader announces the position and continues reading
 * from there.
 */
export function PassageStart({ block }: { block: EssayMark['block'] }) {
  return (
    <span tabIndex={-1} data-passage-start className="sr-only">
      Trecho do {nameOf(block)} da redação:{' '}
    </span>
  );
}

export function beginsIn({ start, text }: EssaySegment, passage: Span | null): boolean {
  return passage !== null && passage.start >= start && passage.start < start + text.length;
}

/** Whether a piece lies entirely in the passage. */
export function liesInside(piece: EssaySegment, passage: ShownPassage | null): passage is ShownPassage {
  return passage !== null && piece.start >= passage.start && endOf(piece) <= passage.end;
}

/** Keywords for `passage.css` of a piece inside the passage: `lit`, and whether it is the first or last piece. */
export function passageParts(piece: EssaySegment, passage: ShownPassage): string {
  const isFirst = piece.start === passage.start;
  const isLast = endOf(piece) === passage.end;
  return clsx(passage.isLit && 'lit', isFirst && 'first', isLast && 'last');
}

function endOf({ start, text }: EssaySegment): number {
  return start + text.length;
}

/** Splits a segment into up to three non-empty pieces: before, inside and after the passage. */
export function cutAtPassage(segment: EssaySegment, passage: Span | null): EssaySegment[] {
  if (!passage) return [segment];
  const { start, text } = segment;
  const within = (offset: number) => Math.min(text.length, Math.max(0, offset - start));
  const cuts = [0, within(passage.start), within(passage.end), text.length];
  return cuts.slice(1).flatMap((to, index) => {
    const from = cuts[index] ?? 0;
    return from < to ? [{ ...segment, start: start + from, text: text.slice(from, to) }] : [];
  });
}
