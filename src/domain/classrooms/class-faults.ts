import type { FindingCode } from '../writing/categories.ts';
import { isFindingCode } from './frequent-findings.ts';
import { countingLevels, type Submission } from './submission.ts';

/**
 * A kind of finding with the number of students in whose essays it is marked; `of` is the number of students with
 * at least one essay whose levels are valid (`countingLevels`).
 */
export type ClassFault = { code: FindingCode; students: number; of: number };

/** The kinds of findings in a class, those that most students share first. */
export function classFaults(essays: readonly Submission[]): ClassFault[] {
  const counted = essays.filter((essay) => countingLevels(essay) !== null);
  const of = new Set(counted.map(({ aluno_id }) => aluno_id)).size;
  const students = new Map<FindingCode, Set<string>>();
  for (const { aluno_id, achados } of counted)
    for (const [code, count] of Object.entries(achados))
      if (isFindingCode(code) && count > 0)
        students.set(code, (students.get(code) ?? new Set<string>()).add(aluno_id));
  return [...students]
    .map(([code, sharing]) => ({ code, students: sharing.size, of }))
    .toSorted((a, b) => b.students - a.students || a.code.localeCompare(b.code));
}
