import type { Span } from '../../text/span.ts';
import type { EvidenceItem } from '../evidence.ts';
import { quote } from './wording.ts';

/** Words of a passage that are enough to find it again. */
const WORDS_TO_FIND = 8;
const LONGEST_READ = 200;

/** The item of that name, if there is one. */
export function itemNamed(items: readonly EvidenceItem[], label: string): EvidenceItem | undefined {
  return items.find((item) => item.label === label);
}

/** The first quotes of an item, in quotation marks, long ones by their beginning. */
export function quotesOf(item: EvidenceItem | undefined, most = 2): string[] {
  return (item?.passages ?? []).slice(0, most).map((passage) => beginning(passage.quote));
}

/** How a passage begins, in quotation marks, with "…" where it goes on. */
export function beginningOf(text: string, { start, end }: Span): string {
  return beginning(text.slice(start, Math.min(end, start + LONGEST_READ)));
}

function beginning(passage: string): string {
  const words = passage.trim().split(/\s+/);
  const begin = words.slice(0, WORDS_TO_FIND).join(' ');
  return words.length > WORDS_TO_FIND ? `${quote(begin).slice(0, -1)}…”` : quote(begin);
}
