import type { Classroom } from '@/domain/classrooms/classroom';
import type { SentEssay } from '@/domain/classrooms/sent-essay';

/** Ids, or empty for all; `NO_THEME` stands for essays on a theme of the student's own. */
export type EssayFilter = { aluno: string; tema: string };

export const NO_THEME = 'outro';

/** The essays of one student, on one theme, or both. */
export function filterEssays(
  essays: readonly SentEssay[],
  { aluno, tema }: EssayFilter,
): readonly SentEssay[] {
  return essays.filter(
    ({ studentId, themeId }) =>
      (aluno === '' || studentId === aluno) && (tema === '' || (themeId ?? NO_THEME) === tema),
  );
}

export type EssayFilterOption = { value: string; label: string };

/** The choices of the two lists: everybody of the class, and every theme, newest first. */
export function filterOptions({ students, themes }: Pick<Classroom, 'students' | 'themes'>) {
  return {
    aluno: students.map(({ id, name }) => ({ value: id, label: name })),
    tema: [
      ...themes.map(({ id, tema }) => ({ value: id, label: tema })),
      { value: NO_THEME, label: 'Outros temas' },
    ],
  } satisfies Record<keyof EssayFilter, EssayFilterOption[]>;
}
