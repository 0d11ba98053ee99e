import type { AnalyzedText } from '../../text/analyze-text.ts';
import { LONG_SENTENCE_OVER_WORDS, LONG_SENTENCES_FLAGGED_ABOVE } from '../rules-constants.ts';
import type { Issue } from './issue.ts';

/** The mark covers the opening words only, so that slips inside the sentence keep their own marks. */
const MARKED_WORDS = 5;
const LONGEST_MARKED = 80;

/** Sentences over 25 words, once there are more than two of them (spec §9). */
export function findLongSentences(essay: AnalyzedText): Issue[] {
  const long = essay.sentences.filter(({ words }) => words.length > LONG_SENTENCE_OVER_WORDS);
  if (long.length <= LONG_SENTENCES_FLAGGED_ABOVE) return [];
  return long.flatMap(({ start, words }): Issue[] => {
    const end = words.slice(0, MARKED_WORDS).findLast((word) => word.end - start <= LONGEST_MARKED)?.end;
    if (end === undefined) return [];
    const message = `Este período tem ${words.length} palavras. Divida-o em dois: a ideia fica mais clara.`;
    return [{ start, end, code: 'periodo-longo', message }];
  });
}
