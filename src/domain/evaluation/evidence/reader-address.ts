import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';

const READER = new Set(['voce', 'voces', 'vc', 'vcs']);
/** Imperatives at the start of a sentence: "Imagine", "Vamos mudar", "Não deixemos". */
const ORDER =
  /^(?:imagine(?:m|mos)?|pense(?:m|mos)?|pare(?:m|mos)?|reflita(?:m|mos)?|lembre(?:m|mos)?(?:-se|-nos)?|fa[çc]a(?:m|mos)?|veja(?:m|mos)|olhe(?:m|mos)?|vote(?:m|mos)?|lutemos|usemos|cuidemos|paralisemos|sejamos|tenhamos)$/i;
const NEGATED = /^(?:deixe(?:m|mos)?|(?:se )?esque[çc]a(?:m|mos)?)$/i;

/**
 * Passages outside quotations that address the reader ("você", "Imagine", "Vamos mudar"), which is typical of
 * letters and speeches.
 */
export function findReaderAddress(essay: AnalyzedText): Span[] {
  const orders = new Set(
    essay.sentences.flatMap(({ words: [first, second, third] }) => {
      if (!first || first.isQuoted) return [];
      if (ORDER.test(first.lower)) return [first];
      const isCall =
        first.lower === 'vamos' &&
        second !== undefined &&
        INFINITIVE.test((second.lower === 'nos' ? third : second)?.lower ?? '');
      const isForbidding = first.lower === 'não' && NEGATED.test(second?.lower ?? '');
      return isCall || isForbidding ? [first] : [];
    }),
  );
  return essay.words.filter((word) => (READER.has(word.key) && !word.isQuoted) || orders.has(word));
}

const INFINITIVE = /[aeio]r$/;
