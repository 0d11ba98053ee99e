import { asksForChange } from './categories.ts';
import type { CheckedText } from './checked-text.ts';
import type { FoundMatch } from './pattern-index.ts';
import { looksAlike } from './replacement.ts';
import type { Rule, RuleMatch } from './rule.ts';

type Found = FoundMatch<Rule>;

/** The matches without overlaps: the first wins, in the order given. Drops those whose replacement changes nothing visible. */
export function settleOverlaps({ text, words }: CheckedText, found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  /** For each character, the number of the match that covers it, counted from 1; 0 for none. */
  const taken = new Uint32Array(text.length);
  const take = (at: number, { rule, match }: Found) => {
    kept[at] = { rule, match };
    taken.fill(at + 1, match.start, match.end);
  };
  for (const { rule, match } of found) {
    const { start, end, replacement } = match;
    if (start < 0 || start >= end || end > text.length) continue;
    // A rule that ignores case may ask for what is already written.
    if (replacement !== undefined && looksAlike(text.slice(start, end), replacement)) continue;
    const others = new Set(taken.subarray(start, end));
    if (others.size === 1 && others.has(0)) take(kept.length, { rule, match });
    else {
      others.delete(0);
      const [other = 0] = others;
      const first = kept[other - 1];
      const both = first && others.size === 1 ? joinEdits(text, first.match, { rule, match }) : null;
      if (first && both) take(other - 1, { rule: first.rule, match: both });
    }
  }
  for (const [at, { rule, match }] of kept.entries()) {
    const wide = overDouble(text, words, match);
    const isFree = taken.subarray(wide.start, wide.end).every((one) => one === 0 || one === at + 1);
    if (isFree) take(at, { rule, match: wide });
  }
  return kept;
}

/** Longest joined passage: keeps the work linear in texts without blanks. */
const LONGEST_JOINED = 200;

type Edit = { start: number; end: number; written: string };

/** The minimal edit, without the letters that stay. */
function editOf(text: string, { start, end, replacement = '' }: RuleMatch): Edit {
  let from = 0;
  while (from < end - start && from < replacement.length && text[start + from] === replacement[from])
    from += 1;
  let back = 0;
  while (
    back < Math.min(end - start, replacement.length) - from &&
    text[end - 1 - back] === replacement[replacement.length - 1 - back]
  )
    back += 1;
  return {
    start: start + from,
    end: end - back,
    written: replacement.slice(from, replacement.length - back),
  };
}

/**
 * Joins a match with an overlapped one: "pórem,mas" → "porém, mas". Only a missing blank, sign or capital is joined, as two rules
 * may mend one fault by different words. Null if the changes meet.
 */
function joinEdits(text: string, match: RuleMatch, { rule, match: other }: Found): RuleMatch | null {
  if (!asksForChange(rule.code)) return null;
  if (match.replacement === undefined || other.replacement === undefined) return null;
  const added = editOf(text, other);
  if (!addsSigns(added) && text.slice(added.start, added.end).toUpperCase() !== added.written) return null;
  const [first, second] = [editOf(text, match), added].toSorted((a, b) => a.start - b.start);
  if (
    !first ||
    !second ||
    first.end > second.start ||
    (first.end === second.start && first.start === second.end)
  )
    return null;
  const start = Math.min(match.start, other.start);
  const end = Math.max(match.end, other.end);
  if (end - start > LONGEST_JOINED) return null;
  const replacement =
    text.slice(start, first.start) +
    first.written +
    text.slice(first.end, second.start) +
    second.written +
    text.slice(second.end, end);
  // Both added the missing blank.
  if (/ {2}/.test(replacement) && !/ {2}/.test(text.slice(start, end))) return null;
  return { ...match, start, end, replacement };
}

function addsSigns({ start, end, written }: Edit): boolean {
  return start === end && !/[\p{L}\p{N}]/u.test(written);
}

/** Extends a match over a neighbouring word that the replacement would double: "através atravez" → "através". */
function overDouble(text: string, words: CheckedText['words'], match: RuleMatch): RuleMatch {
  const { start, end, replacement } = match;
  if (replacement === undefined) return match;
  const before = words[firstFrom(words, start) - 1];
  const after = words[firstFrom(words, end)];
  const [first = '', last = ''] = [/^\S+/.exec(replacement)?.[0], /\S+$/.exec(replacement)?.[0]];
  if (after && /^[^\S\n]+$/.test(text.slice(end, after.start)) && after.lower === last.toLowerCase())
    return { ...match, end: after.end };
  if (before && /^[^\S\n]+$/.test(text.slice(before.end, start)) && before.lower === first.toLowerCase())
    return { ...match, start: before.start, replacement: before.text + replacement.slice(first.length) };
  return match;
}

/** The index of the first word that begins at or after an offset. */
function firstFrom(words: CheckedText['words'], offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
