import './passage.css';
import { clsx } from 'clsx';
import { cutAtPassage } from './cut-at-passage';
import type { EssaySegment } from './marked-essay';
import type { Span } from '@/domain/text/span';

/** A passage of the essay that a quote of the result led to, and whether it still stands out. */
export type ShownPassage = Span & { isLit: boolean };

type PassageTextProps = { segment: EssaySegment; passage: ShownPassage | null };

/** The text of a segment, what belongs to the passage set apart. */
export function PassageText({ segment, passage }: PassageTextProps) {
  return cutAtPassage(segment, passage).map((piece) =>
    liesInside(piece, passage) ? (
      <span key={piece.start} data-passage={passageParts(piece, passage)}>
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
}

/**
 * The place a passage begins, for the view and the focus. A screen reader hears where it has come and reads on
 * from there.
 */
export function PassageStart({ paragraph }: { paragraph: number }) {
  return (
    <span tabIndex={-1} data-passage-start className="sr-only">
      Trecho do {paragraph}º parágrafo da redação:{' '}
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
