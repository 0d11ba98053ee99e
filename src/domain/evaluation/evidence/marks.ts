import { FINDING_CATEGORIES, type FindingCode } from '../../writing/categories.ts';
import type { Severity } from '../../writing/severity.ts';
import type { Finding } from '../evaluation.ts';
import type { EssayReading } from '../read-essay.ts';

/** The marks of one kind. */
export type MarkKind = {
  code: FindingCode;
  pen: Severity;
  competency: 1 | 2 | 3 | 4;
  /** Number of marks found, whether shown or not. */
  count: number;
  /** Number of marks per hundred words. */
  density: number;
  /** Marks shown on the page, in the order of the text. */
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

/**
 * Shorter texts are treated as if they had this many words, because one fault in ten words says little about the
 * rate in a longer text.
 */
const FEWEST_WORDS = 60;

/** Rate of `amount` per hundred words; `words` is raised to at least 60. */
export function perHundredWords(amount: number, words: number): number {
  return (amount * 100) / Math.max(FEWEST_WORDS, words);
}
