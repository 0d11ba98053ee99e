import { slipsOf, type Correction } from '../evaluation/correction.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { levelParts, WHOLE_NAME, type LevelParts } from '../evaluation/level-parts.ts';
import { toCorrection } from '../evaluation/to-correction.ts';
import { toLevel, type CompetencyNumber } from '../rubric/competency.ts';

/** Change of the facts that share a display name, with its effect on the points. */
export type FactChange = {
  name: string;
  points: number;
  /** Number of marked passages for these facts in each version; null if a number is unknown or both are equal. */
  marks: { before: number; after: number } | null;
};

/**
 * Change of a competency's points, including changes that are too small to change the level. The changes of the
 * facts add up to the difference of the points.
 */
export type AccountChange = {
  before: LevelParts;
  after: LevelParts;
  /** Changes of facts, the largest gain first. */
  facts: FactChange[];
  /** Number of marked passages for this competency in each version; null if not all of them were stored. */
  marks: FactChange['marks'];
};

/** The change of a competency's account; null if one of the two corrections has no account. */
export function compareAccounts(
  before: Correction,
  after: Correction,
  number: CompetencyNumber,
): AccountChange | null {
  const [former, latter] = [partsOf(before, number), partsOf(after, number)];
  if (!former || !latter) return null;
  const pointsOf = (parts: LevelParts, name: string) =>
    parts.groups.find((group) => group.name === name)?.points ?? 0;
  const names = new Set([...former.groups, ...latter.groups].map(({ name }) => name));
  const facts = [...names].map((name) => ({
    name,
    points: pointsOf(latter, name) - pointsOf(former, name),
    marks: marksOf(former, latter, name),
  }));
  const holding = latter.held ?? former.held;
  const others = [
    { name: WHOLE_NAME, points: latter.whole + latter.start - former.whole - former.start },
    ...(holding
      ? [{ name: holding.name, points: (latter.held?.points ?? 0) - (former.held?.points ?? 0) }]
      : []),
  ].map((other) => ({ ...other, marks: null }));
  return {
    before: former,
    after: latter,
    facts: [...facts.toSorted((a, b) => b.points - a.points), ...others].filter(({ points }) => points !== 0),
    marks:
      former.marks && latter.marks
        ? { before: slipsOf(before, number).length, after: slipsOf(after, number).length }
        : null,
  };
}

/**
 * The named parts of a correction's level; null if the correction has no account, or if its level was not
 * determined by the account.
 */
export function partsOf(
  { aiAnalysis, competencies }: Correction,
  number: CompetencyNumber,
): LevelParts | null {
  const account = aiAnalysis.grifo?.accounts?.[`competencia_${number}`];
  const parts = account && levelParts(account, aiAnalysis.erros_detectados);
  return parts && parts.level === toLevel(competencies[number - 1]?.score ?? 0) ? parts : null;
}

function marksOf(before: LevelParts, after: LevelParts, name: string): FactChange['marks'] {
  const [former, latter] = [before.marks?.get(name), after.marks?.get(name)];
  if (former === undefined || latter === undefined || former === latter) return null;
  return { before: former, after: latter };
}

/** Whether two corrections used different scorers. In this case both texts are scored again if they are stored. */
export function areMeasuredOtherwise(before: Correction, after: Correction): boolean {
  const [former, latter] = [before.aiAnalysis.grifo, after.aiAnalysis.grifo];
  return (
    former?.producer !== latter?.producer ||
    former?.version !== latter?.version ||
    former?.withoutDictionary !== latter?.withoutDictionary
  );
}

/**
 * Returns a stored correction as the current scorer would make it. Its position among the versions and its steps
 * are preserved, but not the gains that another scorer had promised.
 */
export function rereadCorrection(stored: Correction, evaluation: Evaluation): Correction {
  const { id, theme, submittedAt, versionOf, originalText, summary } = stored;
  const reread = toCorrection(evaluation, { id, theme, submittedAt, versionOf, essay: originalText });
  const { steps: named, storedId } = stored.aiAnalysis.grifo ?? {};
  const { grifo } = reread.aiAnalysis;
  if (!grifo) return { ...reread, summary };
  const { steps: _, ...measured } = grifo;
  const steps = areMeasuredOtherwise(stored, reread) ? named?.map(({ gain: __, ...step }) => step) : named;
  return {
    ...reread,
    summary,
    aiAnalysis: {
      ...reread.aiAnalysis,
      grifo: { ...measured, ...(steps && { steps }), ...(storedId !== undefined && { storedId }) },
    },
  };
}
