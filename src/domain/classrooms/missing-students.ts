import type { Classroom, ClassPlace, ClassStudent, ClassTheme } from './classroom.ts';
import type { ClassWriter } from './class-writers.ts';
import { isOver } from './late-work.ts';
import type { Submission } from './submission.ts';

/** Students without an essay on a theme. */
export type MissingStudents = {
  theme: ClassTheme;
  /** Whether the due date has passed. */
  isOverdue: boolean;
  /** Whether the theme was current or due for anybody who is in the class now. */
  hadStudents: boolean;
  students: readonly ClassStudent[];
  /** Entries of the teacher's list whose students have not joined yet. */
  expected: readonly ClassPlace[];
};

/**
 * Students without an essay on a theme of the class, sorted by name. For past themes, only students who were in the
 * class while the theme was current or due are included; expected students are included for the current theme only.
 */
export function missingStudents(
  { temas, alunos, nomes }: Pick<Classroom, 'temas' | 'alunos' | 'nomes'>,
  theme: ClassTheme,
  essays: readonly Submission[],
  now: Date,
): MissingStudents {
  const hasWritten = new Set(
    essays.filter(({ tema_id }) => tema_id === theme.id).map(({ aluno_id }) => aluno_id),
  );
  const wasThere = (student: ClassStudent) => wasThemeFor(temas, theme, student);
  return {
    theme,
    isOverdue: isOver(theme.prazo, now),
    hadStudents: [...alunos, ...nomes].some(({ id }) => hasWritten.has(id)) || alunos.some(wasThere),
    students: alunos.filter((student) => !hasWritten.has(student.id) && wasThere(student)),
    expected: temas[0]?.id === theme.id ? nomes.filter(({ id }) => !hasWritten.has(id)) : [],
  };
}

/**
 * Whether a student was in the class while a theme was current or due; `themes` contains all themes of the class,
 * newest first. The current theme applies to everybody, including students who have not joined yet.
 */
export function wasThemeFor(
  themes: readonly ClassTheme[],
  theme: ClassTheme,
  { entrou_em }: Pick<ClassWriter, 'entrou_em'>,
): boolean {
  const at = themes.findIndex(({ id }) => id === theme.id);
  return at === 0 || (entrou_em !== null && Date.parse(entrou_em) <= endOf(theme, themes[at - 1]));
}

/** The end of a theme: its due date or the start of the next theme, whichever came later. */
function endOf({ prazo }: ClassTheme, next: ClassTheme | undefined): number {
  return Math.max(prazo === null ? 0 : Date.parse(prazo), next ? Date.parse(next.criado_em) : 0);
}
