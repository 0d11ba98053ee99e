import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';
import { REPEATED_WORD_LONGER_THAN_LETTERS } from '../../writing/limits.ts';
import type { EssayReading } from '../read-essay.ts';

/** Shorter sentences may well come back. */
const MIN_WORDS = 5;

/** Sentences of 5 words or more that have stood in the essay before, in its order. */
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

/** A word or connective that comes back, with every use of it. */
export type Repeated = { form: string; uses: Span[] };

/** What comes back too often by the marks, most often first, with every use of it. */
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
