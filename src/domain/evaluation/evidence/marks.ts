import { FINDING_CATEGORIES, type FindingCode } from '../../writing/categories.ts';
import type { Severity } from '../../writing/severity.ts';
import type { Finding } from '../evaluation.ts';
import type { EssayReading } from '../read-essay.ts';

/** The marks of one kind. */
export type MarkKind = {
  code: FindingCode;
  pen: Severity;
  competency: 1 | 2 | 3 | 4;
  /** All that were found. */
  count: number;
  /** So many per hundred words. */
  density: number;
  /** Those that the page shows, in the order of the text. */
  shown: Finding[];
};

/** The kinds of mark that an essay has, most frequent first. */
export function readMarks({ essay, issueCounts, findings }: EssayReading): MarkKind[] {
  const shown = new Map<string, Finding[]>();
  for (const finding of findings) {
    const own = shown.get(finding.codigo);
    if (own) own.push(finding);
    else shown.set(finding.codigo, [finding]);
  }
  return issueCounts.map(({ code, count }) => ({
    code,
    pen: FINDING_CATEGORIES[code].classe,
    competency: FINDING_CATEGORIES[code].competencia,
    count,
    density: perHundredWords(count, essay.words.length),
    shown: shown.get(code) ?? [],
  }));
}

/** A shorter text counts as one of so many words: one fault in ten words says little of how many there would be in more. */
const FEWEST_WORDS = 60;

/** So many in an essay of so many words, per hundred of them. */
export function perHundredWords(amount: number, words: number): number {
  return (amount * 100) / Math.max(FEWEST_WORDS, words);
}
