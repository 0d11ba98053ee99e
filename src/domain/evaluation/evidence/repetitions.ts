import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';
import { REPEATED_WORD_LONGER_THAN_LETTERS } from '../../writing/limits.ts';
import type { EssayReading } from '../read-essay.ts';

/** Minimum length in words; shorter sentences may legitimately recur. */
const MIN_WORDS = 5;

/** Sentences of 5 words or more that repeat an earlier sentence, in order. */
export function findRepeatedSentences({ sentences }: AnalyzedText): AnalyzedSentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ words }) => {
    if (words.length < MIN_WORDS) return false;
    const keys = words.map(({ key }) => key).join(' ');
    const isRepeated = seen.has(keys);
    seen.add(keys);
    return isRepeated;
  });
}

/** A repeated word or connective, with all its uses. */
export type Repeated = { form: string; uses: Span[] };

/** Words or connectives marked as repeated too often, most frequent first, with all uses. */
export function findRepeated(
  { essay, findings, connectives }: EssayReading,
  code: 'palavra-repetida' | 'conectivo-repetido',
): Repeated[] {
  const marked = findings.filter(({ codigo }) => codigo === code);
  const all: { start: number; end: number; form: string }[] =
    code === 'palavra-repetida'
      ? essay.words
          .filter(({ lower }) => lower.length > REPEATED_WORD_LONGER_THAN_LETTERS)
          .map(({ start, end, lower }) => ({ start, end, form: lower }))
      : connectives.map(({ start, end, name }) => ({ start, end, form: name }));
  const forms = new Set(marked.flatMap(({ start }) => all.find((use) => use.start === start)?.form ?? []));
  return [...forms]
    .map((form) => ({ form, uses: all.filter((use) => use.form === form) }))
    .toSorted((a, b) => b.uses.length - a.uses.length);
}
