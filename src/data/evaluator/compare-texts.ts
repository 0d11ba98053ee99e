import { diffArrays } from 'diff';
import { toNfc } from '@/domain/text/normalize-text';
import { findBlocks, findParagraphs } from '@/domain/text/paragraphs';
import type { ParagraphChange, TextPart } from '@/domain/versions/text-change';

/** Two paragraphs with so many of their words in common are two versions of one. */
const ALIKE_FROM = 0.35;
/** Two so different that finding what they share takes longer are shown whole (ms). */
const WORTH_MS = 100;

/** What changed from one version of an essay to another, paragraph by paragraph in the order of the text; first of all the title, if it did. */
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

/** Words, runs of blanks, and every other sign by itself: joined they are the text, letter for letter. */
const TOKEN = /[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu;

/** Tokens of both versions that are alike, or those that one has in place of the other's. */
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

/** What a token looks like: letters however their accents were typed, a line break within a paragraph as a blank. */
function looksOf(token: string): string {
  return /^\s*[\n\r\u2028\u2029]\s*$/.test(token) ? ' ' : toNfc(token);
}

/** Changes side by side as one, with what stands between them where `isNone` says that it is no common ground. */
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

/** Letters of what says nothing by itself: "de", a comma. */
const SHORT = 3;

/** A short word that both versions happen to have amid other words: it goes with the words around it. */
function isAmidChanges({ now }: Stretch, at: number, all: readonly Stretch[]): boolean {
  return at > 0 && at < all.length - 1 && now.join('').trim().length <= SHORT;
}

function isEmpty({ old, now }: Stretch): boolean {
  return old.length + now.length === 0;
}

const JOINT = /^[-\u2010\u2011'’]$/;

/** A changed blank or hyphen is seen with the words beside it: "mal estar" became "mal-estar". */
function widened(stretches: Stretch[]): Stretch[] {
  for (const [at, { isSame, old, now }] of stretches.entries()) {
    if (isSame) continue;
    const [above, below] = [stretches[at - 1], stretches[at + 1]];
    // A blank that both have at their end is common ground after all.
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
