import type { AnalyzedText } from '../../text/analyze-text.ts';
import { LONG_SENTENCE_OVER_WORDS, LONG_SENTENCES_FLAGGED_ABOVE } from '../limits.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** The mark covers the opening words only, so that slips inside the sentence keep their own marks. */
const MARKED_WORDS = 5;
const LONGEST_MARKED = 80;

export const LONG_SENTENCE_RULES: readonly Rule[] = [
  {
    id: 'structure/long-sentence',
    code: 'periodo-longo',
    name: 'Período longo',
    message: 'Divida o período em dois: a ideia fica mais clara.',
    find: findLongSentences,
  },
];

/** Sentences over 25 words, once there are more than two of them (spec §9). */
function findLongSentences(essay: AnalyzedText): RuleMatch[] {
  const long = essay.sentences.filter(({ words }) => words.length > LONG_SENTENCE_OVER_WORDS);
  if (long.length <= LONG_SENTENCES_FLAGGED_ABOVE) return [];
  return long.flatMap(({ start, words }): RuleMatch[] => {
    const end = words.slice(0, MARKED_WORDS).findLast((word) => word.end - start <= LONGEST_MARKED)?.end;
    if (end === undefined) return [];
    const message = `Este período tem ${words.length} palavras. Divida-o em dois: a ideia fica mais clara.`;
    return [{ start, end, message }];
  });
}
