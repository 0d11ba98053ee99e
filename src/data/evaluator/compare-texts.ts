import { diffArrays } from 'diff';
import { toNfc } from '@/domain/text/normalize-text';
import { findBlocks, findParagraphs } from '@/domain/text/paragraphs';
import type { ParagraphChange, TextPart } from '@/domain/versions/text-change';

/** Paragraphs that share at least this fraction of their words are treated as two versions of one paragraph. */
const ALIKE_FROM = 0.35;
/** Time limit for finding the common parts (ms); beyond it both texts are shown whole. */
const WORTH_MS = 100;

/** Returns the changes between two versions of an essay, by paragraph in the order of the text; the title first if it changed. */
export function compareTexts(before: string, after: string): ParagraphChange[] {
  const [former, latter] = [paragraphsOf(before), paragraphsOf(after)];
  const pairs = diffArrays(former, latter, { comparator: areAlike });
  const changes: ParagraphChange[] = [];
  const [title, newTitle] = [titleOf(before), titleOf(after)];
  if (title !== newTitle)
    changes.push({ before: null, after: null, parts: partsOf(title, newTitle), isTitle: true });
  let [at, to] = [0, 0];
  for (const { count, added, removed } of pairs) {
    for (let n = 0; n < count; n += 1) {
      const [old, now] = [added ? undefined : former[at], removed ? undefined : latter[to]];
      changes.push({
        before: old ? at + 1 : null,
        after: now ? to + 1 : null,
        parts: partsOf(old?.text ?? '', now?.text ?? ''),
      });
      if (old) at += 1;
      if (now) to += 1;
    }
  }
  return changes;
}

type Paragraph = { text: string; words: ReadonlySet<string> };

function paragraphsOf(text: string): Paragraph[] {
  return findParagraphs(text).map(({ start, end }) => {
    const own = text.slice(start, end);
    return { text: own, words: new Set(toNfc(own.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? []) };
  });
}

function titleOf(text: string): string {
  const title = findBlocks(text).find(({ isTitle }) => isTitle);
  return title ? text.slice(title.start, title.end) : '';
}

function areAlike(one: Paragraph, other: Paragraph): boolean {
  if (one.text === other.text) return true;
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return shared * 2 >= ALIKE_FROM * (one.words.size + other.words.size);
}

/** Words, runs of whitespace, and every other character by itself; joined, these tokens give the original text. */
const TOKEN = /[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu;

/** Tokens that are the same in both versions, or a replacement of old tokens by new ones. */
type Stretch = { isSame: boolean; old: string[]; now: string[] };

function partsOf(before: string, after: string): TextPart[] {
  const [old, now] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []];
  const found = diffArrays(old.map(looksOf), now.map(looksOf), { timeout: WORTH_MS });
  if (!found) return toParts({ isSame: false, old, now });
  const stretches: Stretch[] = [];
  let [at, to] = [0, 0];
  for (const { count, added, removed } of found) {
    const isSame = !added && !removed;
    const stretch = {
      isSame,
      old: added ? [] : old.slice(at, (at += count)),
      now: removed ? [] : now.slice(to, (to += count)),
    };
    stretches.push(stretch);
  }
  return merged(widened(merged(stretches, isAmidChanges)), isEmpty).flatMap(toParts);
}

/** A token normalized for comparison: accents composed (NFC), a line break within a paragraph as a space. */
function looksOf(token: string): string {
  return /^\s*[\n\r\u2028\u2029]\s*$/.test(token) ? ' ' : toNfc(token);
}

/**
 * Merges adjacent changes into one change, including unchanged stretches between them for which `isNone` returns
 * true.
 */
function merged(
  stretches: readonly Stretch[],
  isNone: (stretch: Stretch, at: number, all: readonly Stretch[]) => boolean = () => false,
): Stretch[] {
  const result: Stretch[] = [];
  for (const [at, stretch] of stretches.entries()) {
    const isSame = stretch.isSame && !isNone(stretch, at, stretches);
    const last = result.at(-1);
    if (last && last.isSame === isSame) {
      last.old.push(...stretch.old);
      last.now.push(...stretch.now);
    } else result.push({ isSame, old: [...stretch.old], now: [...stretch.now] });
  }
  return result;
}

/** Maximum length, in characters, of a common token that is too short to matter, such as "de" or a comma. */
const SHORT = 3;

/** Whether a short common word is between two changes; it is then merged with them. */
function isAmidChanges({ now }: Stretch, at: number, all: readonly Stretch[]): boolean {
  return at > 0 && at < all.length - 1 && now.join('').trim().length <= SHORT;
}

function isEmpty({ old, now }: Stretch): boolean {
  return old.length + now.length === 0;
}

const JOINT = /^[-\u2010\u2011'’]$/;

/** Extends a changed space or hyphen to its neighboring words: "mal estar" became "mal-estar". */
function widened(stretches: Stretch[]): Stretch[] {
  for (const [at, { isSame, old, now }] of stretches.entries()) {
    if (isSame) continue;
    const [above, below] = [stretches[at - 1], stretches[at + 1]];
    // A space at the end of both versions is unchanged, so it moves to the next stretch.
    if (below && old.at(-1)?.trim() === '' && old.at(-1) === now.at(-1)) {
      below.old.unshift(...old.splice(-1));
      below.now.unshift(...now.splice(-1));
    }
    const isGap = [...old, ...now].every((token) => token.trim() === '' || JOINT.test(token));
    if (above && (isGap || isJoint(old[0]) || isJoint(now[0]))) {
      old.unshift(...above.old.splice(-1));
      now.unshift(...above.now.splice(-1));
    }
    if (below && (isGap || isJoint(old.at(-1)) || isJoint(now.at(-1)))) {
      old.push(...below.old.splice(0, 1));
      now.push(...below.now.splice(0, 1));
    }
  }
  return stretches;
}

function isJoint(token: string | undefined): boolean {
  return token !== undefined && JOINT.test(token);
}

function toParts({ isSame, old, now }: Stretch): TextPart[] {
  const [former, text] = [old.join(''), now.join('')];
  if (isSame) return [{ kind: 'same', text, ...(former !== text && { former }) }];
  return [
    ...(former === '' ? [] : [{ kind: 'removed' as const, text: former }]),
    ...(text === '' ? [] : [{ kind: 'added' as const, text }]),
  ];
}
