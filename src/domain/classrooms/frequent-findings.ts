import { FINDING_CATEGORIES, type FindingCode } from '../writing/categories.ts';
import { countingLevels, type Submission } from './submission.ts';

/**
 * Category of marks whose code is unknown to this version, because a language model or an earlier version made
 * them.
 */
const OTHER = 'outras';

export type FrequentFinding = {
  code: FindingCode | typeof OTHER;
  /** Number of essays with marks of this kind. */
  essays: number;
  /** Number of marks of this kind in all essays. */
  marks: number;
};

/**
 * The kinds of findings in essays with valid levels, the most widespread first: a kind that many students have is
 * worth a lesson for the class, a kind that is frequent in a single essay is not.
 */
export function frequentFindings(essays: readonly Submission[]): FrequentFinding[] {
  const found = new Map<FrequentFinding['code'], FrequentFinding>();
  for (const essay of essays) {
    if (!countingLevels(essay)) continue;
    for (const [code, marks] of marksByCategory(essay)) {
      const known = found.get(code) ?? { code, essays: 0, marks: 0 };
      found.set(code, { code, essays: known.essays + 1, marks: known.marks + marks });
    }
  }
  return [...found.values()].toSorted(
    (a, b) => b.essays - a.essays || b.marks - a.marks || a.code.localeCompare(b.code),
  );
}

function marksByCategory({ achados }: Submission): Map<FrequentFinding['code'], number> {
  const marks = new Map<FrequentFinding['code'], number>();
  for (const [code, count] of Object.entries(achados)) {
    const category = isFindingCode(code) ? code : OTHER;
    if (count > 0) marks.set(category, (marks.get(category) ?? 0) + count);
  }
  return marks;
}

/** Whether a code is one of the codes of our checker. */
export function isFindingCode(code: string): code is FindingCode {
  return Object.hasOwn(FINDING_CATEGORIES, code);
}
