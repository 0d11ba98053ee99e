import { asksForChange } from './categories.ts';
import type { CheckedText } from './checked-text.ts';
import type { FoundMatch } from './pattern-index.ts';
import { looksAlike } from './replacement.ts';
import type { Rule, RuleMatch } from './rule.ts';

type Found = FoundMatch<Rule>;

/**
 * Drops matches that overlap an earlier match in the given order, unless the two can be joined, and matches whose
 * replacement changes nothing visible.
 */
export function settleOverlaps({ text, words }: CheckedText, found: readonly Found[]): Found[] {
  const kept: (Found | undefined)[] = [];
  /** For each character, the number of the match that covers it, counted from 1; 0 for none. */
  const taken = new Uint32Array(text.length);
  const take = (at: number, { rule, match }: Found) => {
    kept[at] = { rule, match };
    taken.fill(at + 1, match.start, match.end);
  };
  for (const { rule, match } of found) {
    const { start, end, replacement } = match;
    if (start < 0 || start >= end || end > text.length) continue;
    // A rule that ignores case may suggest the text that is already written; such a match is dropped.
    if (replacement !== undefined && looksAlike(text.slice(start, end), replacement)) continue;
    const others = new Set(taken.subarray(start, end));
    if (others.size === 1 && others.has(0)) take(kept.length, { rule, match });
    else {
      others.delete(0);
      // The covering matches, in the order of the text.
      const [at = 0, ...more] = [...others].map((one) => one - 1);
      const first = kept[at];
      const matches = [...others].flatMap((one) => kept[one - 1]?.match ?? []);
      const joined = first && more.length < 2 ? joinEdits(text, matches, { rule, match }) : null;
      if (!first || !joined) continue;
      for (const one of more) kept[one] = undefined;
      take(at, { rule: first.rule, match: { ...first.match, ...joined } });
    }
  }
  for (const [at, one] of kept.entries()) {
    if (!one) continue;
    const { rule, match } = one;
    const wide = overDouble(text, words, match);
    const isFree = taken.subarray(wide.start, wide.end).every((one) => one === 0 || one === at + 1);
    if (isFree) take(at, { rule, match: wide });
  }
  return kept.filter((one) => one !== undefined);
}

/** Maximum length of a joined passage. The limit keeps the running time linear in texts without spaces. */
const LONGEST_JOINED = 200;

type Edit = { start: number; end: number; written: string };

/** The smallest edit that has the same effect as the replacement, without the letters that do not change. */
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
 * Joins matches, in the order of the text, with a match that overlaps them: "pórem,mas" → "porém, mas". Only a
 * missing space or punctuation mark, or the case of a letter, is joined, because two rules may correct the same
 * fault with different words. Null if the changes touch each other.
 */
function joinEdits(
  text: string,
  matches: readonly RuleMatch[],
  { rule, match }: Found,
): Pick<RuleMatch, 'start' | 'end' | 'replacement'> | null {
  const all = [...matches, match];
  if (!asksForChange(rule.code) || all.some(({ replacement }) => replacement === undefined)) return null;
  const added = editOf(text, match);
  const changesCase = text.slice(added.start, added.end).toLowerCase() === added.written.toLowerCase();
  if (!addsSigns(added) && !changesCase) return null;
  const edits = all.map((one) => editOf(text, one)).toSorted((a, b) => a.start - b.start);
  const [start, end] = [Math.min(...all.map((one) => one.start)), Math.max(...all.map((one) => one.end))];
  if (end - start > LONGEST_JOINED) return null;
  let [replacement, from] = ['', start];
  for (const [at, edit] of edits.entries()) {
    const before = edits[at - 1];
    // Two insertions at the same offset have no defined order.
    if (before && (before.end > edit.start || before.start === edit.end)) return null;
    replacement += text.slice(from, edit.start) + edit.written;
    from = edit.end;
  }
  replacement += text.slice(from, end);
  // A double space means that both corrections added the missing space.
  if (/ {2}/.test(replacement) && !/ {2}/.test(text.slice(start, end))) return null;
  return { start, end, replacement };
}

function addsSigns({ start, end, written }: Edit): boolean {
  return start === end && !/[\p{L}\p{N}]/u.test(written);
}

/** Extends a match over a neighboring word that the replacement would double: "através atravez" → "através". */
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
