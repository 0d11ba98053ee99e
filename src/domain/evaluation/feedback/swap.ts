import type { Finding } from '../evaluation.ts';

declare const differs: unique symbol;

/** What stands there and what should, as a reader sees them: never the same. Made by `toSwap` alone. */
export type Swap = { from: string; to: string; [differs]: true };

type Mark = Pick<Finding, 'start' | 'end' | 'sugestao'>;

/** What a finding asks for; null where it asks for nothing that could be seen. */
export function toSwap(text: string, mark: Mark): Swap | null {
  if (mark.sugestao === undefined) return null;
  const shown = withNextWord(text, mark);
  const from = visible(shown);
  const to = visible(mark.sugestao + shown.slice(mark.end - mark.start));
  return to === '' || from === to ? null : ({ from, to } as Swap);
}

/** "troque “há” por “a”". */
export function askForSwap({ from, to }: Swap): string {
  return `troque “${from}” por “${to}”`;
}

/** A shorter passage is found by the word after it: "a" alone stands everywhere. */
const FOUND_BY_ITSELF = 3;

/** The passage of a mark, with the next word where it is too short to be found again. */
export function withNextWord(text: string, { start, end }: Pick<Mark, 'start' | 'end'>): string {
  if (end - start >= FOUND_BY_ITSELF) return text.slice(start, end);
  const next = /^[^\S\r\n]*\S+/.exec(text.slice(end, end + LONGEST_NEXT))?.[0] ?? '';
  return text.slice(start, end + next.replace(/[.,;:!?"”’»)\]]+$/, '').length);
}

const LONGEST_NEXT = 40;

function visible(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
