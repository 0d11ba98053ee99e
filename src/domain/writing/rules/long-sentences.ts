import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { countSubordinators } from '../../text/subordination.ts';
import { LONG_SENTENCE_OVER_WORDS, NESTED_CLAUSES, NESTED_SENTENCE_OVER_WORDS } from '../limits.ts';
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

/** Of each paragraph the longest sentence that is hard to follow: by its words alone, or by the clauses in it. */
function findLongSentences(essay: AnalyzedText): RuleMatch[] {
  return essay.paragraphs.flatMap(({ sentences }): RuleMatch[] => {
    const [longest] = sentences.filter(isHard).toSorted((a, b) => b.words.length - a.words.length);
    if (!longest) return [];
    const { start, words } = longest;
    const end = words.slice(0, MARKED_WORDS).findLast((word) => word.end - start <= LONGEST_MARKED)?.end;
    if (end === undefined) return [];
    const message = `Este período tem ${words.length} palavras. Divida-o em dois: a ideia fica mais clara.`;
    return [{ start, end, message }];
  });
}

function isHard({ words }: AnalyzedSentence): boolean {
  return (
    words.length > LONG_SENTENCE_OVER_WORDS ||
    (words.length > NESTED_SENTENCE_OVER_WORDS && countSubordinators(words) >= NESTED_CLAUSES)
  );
}
