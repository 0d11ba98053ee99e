import { latestFirst } from '../time/latest-first.ts';
import { COMPETENCY_NUMBERS, MAX_LEVEL, type CompetencyNumber, type Level } from '../rubric/competency.ts';
import { groupEssays } from './class-timeline.ts';
import { countingLevels, type Submission } from './submission.ts';
import { compareNames, withNote } from './student-names.ts';

/**
 * Number of consecutive equal levels from which a student is reported as stuck, because fewer may be a coincidence.
 */
const STUCK_FROM = 3;

/** A level that a student has repeated in several essays. */
export type Standstill = {
  competency: CompetencyNumber;
  level: Level;
  /** How many, at least 3. */ essays: number;
};

export type StuckStudent = { studentId: string; studentName: string; standstills: readonly Standstill[] };

/**
 * Students with the same level in a competency in each of their latest three or more essays, below the highest
 * level. Sorted by the number of such competencies, most first, then by name. Essays without valid levels are
 * skipped.
 */
export function stuckStudents(essays: readonly Submission[]): StuckStudent[] {
  const byStudent = groupEssays(essays, 'aluno_id');
  return [...byStudent]
    .map(([studentId, own]) => ({
      studentId,
      studentName: own[0] ? withNote(own[0].aluno_nome, { esperado: own[0].esperado }) : '',
      standstills: standstills(own),
    }))
    .filter(({ standstills }) => standstills.length > 0)
    .toSorted(
      (a, b) => b.standstills.length - a.standstills.length || compareNames(a.studentName, b.studentName),
    );
}

function standstills(essays: readonly Submission[]): Standstill[] {
  const newestFirst = essays
    .toSorted(latestFirst('enviado_em'))
    .map(countingLevels)
    .filter((levels) => levels !== null);
  return COMPETENCY_NUMBERS.flatMap((competency) => {
    const levels = newestFirst.map((five) => five[competency - 1]);
    const [level] = levels;
    const change = levels.findIndex((one) => one !== level);
    const length = change === -1 ? levels.length : change;
    if (level === undefined || level === MAX_LEVEL || length < STUCK_FROM) return [];
    return { competency, level, essays: length };
  });
}
