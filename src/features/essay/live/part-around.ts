import type { Span } from '@/domain/text/span';

/** About 2,000 words: four essays. A longer text is checked around the caret only, so that no key waits. */
const WHOLE_UP_TO = 12_000;
const BEFORE_AND_AFTER = WHOLE_UP_TO / 2;
/** How far a paragraph's end may be to cut there. */
const REACH = 2000;

/** The part of a text that is checked while the caret stands somewhere: whole paragraphs, or at least whole words. */
export function partAround(text: string, caret: number): Span {
  if (text.length <= WHOLE_UP_TO) return { start: 0, end: text.length };
  return {
    start: cutBefore(text, caret - BEFORE_AND_AFTER),
    end: cutAfter(text, caret + BEFORE_AND_AFTER),
  };
}

function cutBefore(text: string, at: number): number {
  if (at <= 0) return 0;
  const near = text.slice(Math.max(0, at - REACH), at);
  const cut = near.lastIndexOf(near.includes('\n') ? '\n' : ' ');
  return cut === -1 ? at : at - near.length + cut + 1;
}

function cutAfter(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const near = text.slice(at, at + REACH);
  const cut = near.indexOf(near.includes('\n') ? '\n' : ' ');
  return cut === -1 ? at : at + cut;
}
