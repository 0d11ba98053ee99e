import type { AnalyzedText } from '../../text/analyze-text.ts';
import { matchPhrases, indexPhrases } from '../../text/phrases.ts';
import type { Span } from '../../text/span.ts';

/** A misused connective, its actual meaning, and the connective that fits. */
export type WrongConnective = Span & { name: string; means: string; instead: string };

type Misused = Omit<WrongConnective, keyof Span> & {
  /**
   * Position in which the connective is misused: at the start of a paragraph, or before a comma at the start of a
   * sentence.
   */
  at: 'paragraph' | 'comma';
};

/** Connectives that were misused in at least 18 of 20 sampled uses, each checked individually. */
const MISUSED = indexPhrases(
  (
    [
      {
        name: 'a priori',
        means: 'antes de qualquer experiência',
        instead: 'em primeiro lugar',
        at: 'paragraph',
      },
      {
        name: 'à priori',
        means: 'antes de qualquer experiência',
        instead: 'em primeiro lugar',
        at: 'paragraph',
      },
      { name: 'conquanto', means: 'embora', instead: 'no entanto', at: 'comma' },
    ] satisfies Misused[]
  ).map((one): [string, Misused] => [one.name, one]),
);

/** Misused connectives, in the order of the text. */
export function findWrongConnectives(essay: AnalyzedText): WrongConnective[] {
  return matchPhrases(essay, MISUSED).flatMap(({ first, start, end, entry: { at, ...known } }) => {
    const word = essay.words[first];
    if (!word || word.isQuoted) return [];
    const opens = essay.sentences[word.sentence]?.words[0] === word;
    const isMisused =
      at === 'comma'
        ? opens && essay.text[end] === ','
        : word.paragraph > 0 && essay.paragraphs[word.paragraph]?.words[0] === word;
    return isMisused ? [{ start, end, ...known }] : [];
  });
}
