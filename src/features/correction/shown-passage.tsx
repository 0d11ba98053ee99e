import './passage.css';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type EssayMark, type EssaySegment, nameOf } from './marked-essay';
import { NumberedText } from '@/ui/numbered-text';
import type { Span } from '@/domain/text/span';

/**
 * The passage to show on the sheet: brought into view with the focus at its beginning, and lit until the next
 * press, Tab or Escape. Scrolling and reading leave it lit.
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
    // In the capture phase: the click that led here is still bubbling.
    document.addEventListener('click', dismiss, true);
    document.addEventListener('keydown', handleKeyDown, true);
    return () => {
      document.removeEventListener('click', dismiss, true);
      document.removeEventListener('keydown', handleKeyDown, true);
    };
  }, [isLit, passage]);

  return useMemo(() => passage && { ...passage, isLit }, [passage, isLit]);
}

/** A passage of the essay that a quote of the result led to, and whether it still stands out. */
export type ShownPassage = Span & { isLit: boolean };

type PassageTextProps = {
  segment: EssaySegment;
  passage: ShownPassage | null;
  /** Where the lines by hand begin in the essay. */
  starts: readonly number[];
};

/** The text of a segment, what belongs to the passage set apart. */
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
 * The place a passage begins, for the view and the focus. A screen reader hears where it has come and reads on
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

/** Whether all of a piece belongs to the passage. */
export function liesInside(piece: EssaySegment, passage: ShownPassage | null): passage is ShownPassage {
  return passage !== null && piece.start >= passage.start && endOf(piece) <= passage.end;
}

/** What `passage.css` draws of a piece inside the passage: `lit`, and whether it is its first or last. */
export function passageParts(piece: EssaySegment, passage: ShownPassage): string {
  const isFirst = piece.start === passage.start;
  const isLast = endOf(piece) === passage.end;
  return clsx(passage.isLit && 'lit', isFirst && 'first', isLast && 'last');
}

function endOf({ start, text }: EssaySegment): number {
  return start + text.length;
}

/** A segment in up to three: before, inside and after the passage. Joined they are the segment; none is empty. */
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
