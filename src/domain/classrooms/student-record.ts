import { latestFirst } from '../time/latest-first.ts';
import type { Classroom, ClassTheme } from './classroom.ts';
import type { ClassWriter } from './class-writers.ts';
import { frequentFindings, type FrequentFinding } from './frequent-findings.ts';
import { gradebook, type GradeCell, type GradeRow } from './gradebook.ts';
import { countingLevels, type FiveLevels, type Submission } from './submission.ts';

/** An essay with valid levels, as a point of the chart. */
export type RecordPoint = { essay: Submission; levels: FiveLevels };

/** The work of one student in a class. */
export type StudentRecord = {
  student: ClassWriter;
  /** All essays of the student, newest first, including those on other themes. */
  essays: readonly Submission[];
  /** The themes of the class with the student's essay on each, newest first. */
  themes: readonly { theme: ClassTheme; cell: GradeCell }[];
  summary: Pick<GradeRow, 'means' | 'missing' | 'late'>;
  /** Essays with valid levels, oldest first. */
  points: readonly RecordPoint[];
  /** Findings marked in at least two essays with valid levels. */
  recurring: readonly FrequentFinding[];
};

/** A fault is recurring once it is in two essays. */
const RECURRING_FROM = 2;

/** The record of a student, or of an expected student who has an essay; null for any other id. */
export function studentRecord(
  { temas, alunos, nomes }: Pick<Classroom, 'temas' | 'alunos' | 'nomes'>,
  essays: readonly Submission[],
  studentId: string,
  now: Date,
): StudentRecord | null {
  const own = essays.filter(({ aluno_id }) => aluno_id === studentId).toSorted(latestFirst('enviado_em'));
  const isThis = ({ id }: { id: string }) => id === studentId;
  const { columns, rows } = gradebook(
    { temas, alunos: alunos.filter(isThis), nomes: nomes.filter(isThis) },
    own,
    now,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    student: row.student,
    essays: own,
    themes: columns
      .flatMap(({ theme }, at) => {
        const cell = row.cells[at];
        return cell ? [{ theme, cell }] : [];
      })
      .toReversed(),
    summary: row,
    points: own
      .flatMap((essay) => {
        const levels = countingLevels(essay);
        return levels ? [{ essay, levels }] : [];
      })
      .toReversed(),
    recurring: frequentFindings(own).filter((finding) => finding.essays >= RECURRING_FROM),
  };
}
