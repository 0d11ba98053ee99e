import { diffArrays, diffWords } from 'diff';
import { findParagraphs } from '@/domain/text/paragraphs';
import type { ParagraphChange, TextPart } from '@/domain/versions/text-change';

/** Two paragraphs with so many of their words in common are two versions of one. */
const ALIKE_FROM = 0.35;
/** Two so different that finding what they share takes longer are shown whole (ms). */
const WORTH_MS = 100;

/** What changed from one version of an essay to another, paragraph by paragraph in the order of the text. */
export function compareTexts(before: string, after: string): ParagraphChange[] {
  const [former, latter] = [paragraphsOf(before), paragraphsOf(after)];
  const pairs = diffArrays(former, latter, { comparator: areAlike });
  const changes: ParagraphChange[] = [];
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
    return { text: own, words: new Set(own.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) };
  });
}

function areAlike(one: Paragraph, other: Paragraph): boolean {
  if (one.text === other.text) return true;
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return shared * 2 >= ALIKE_FROM * (one.words.size + other.words.size);
}

function partsOf(before: string, after: string): TextPart[] {
  const words = diffWords(before, after, { timeout: WORTH_MS });
  if (words)
    return joined(
      words.map(({ value, added, removed }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      })),
    );
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

/** Letters of what says nothing by itself: "de", a comma. */
const SHORT = 3;

/** A short word that both versions happen to have amid other words is no common ground: it goes with the words around it. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const [at, part] of parts.entries()) {
    const isAmid =
      at > 0 && at < parts.length - 1 && part.kind === 'same' && part.text.trim().length <= SHORT;
    const pieces = isAmid
      ? [
          { ...part, kind: 'removed' as const },
          { ...part, kind: 'added' as const },
        ]
      : [part];
    for (const { kind, text } of pieces) {
      // Of a stretch of changes, what went comes first.
      const stretch = result.slice(result.findLastIndex((one) => one.kind === 'same') + 1);
      const known = kind === 'same' ? undefined : stretch.find((one) => one.kind === kind);
      if (known) known.text += text;
      else if (kind === 'removed' && stretch.length > 0) result.splice(-stretch.length, 0, { kind, text });
      else result.push({ kind, text });
    }
  }
  return result;
}
