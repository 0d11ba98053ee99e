import type { Classroom, ClassPlace, ClassStudent, ClassTheme } from './classroom.ts';
import type { ClassWriter } from './class-writers.ts';
import { isOver } from './late-work.ts';
import type { SentEssay } from './sent-essay.ts';

/** Who has sent nothing on a theme. */
export type MissingStudents = {
  theme: ClassTheme;
  /** Whether the due date is over. */
  isOverdue: boolean;
  /** Whether the theme was for anybody who is in the class now. */
  hadStudents: boolean;
  students: readonly ClassStudent[];
  /** Names the teacher wrote down, of whom nobody has joined yet. */
  expected: readonly ClassPlace[];
};

/**
 * Who has sent nothing on a theme of the class, by name. Of a theme of the past only those are missing who were there
 * while it was current or due; names that were written down are missing from the current one alone.
 */
export function missingStudents(
  { temas, alunos, nomes }: Pick<Classroom, 'temas' | 'alunos' | 'nomes'>,
  theme: ClassTheme,
  essays: readonly SentEssay[],
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
 * Whether a student was there while a theme was current or due; `themes` are those of the class, newest first. The
 * current one is for everybody, those who have not joined yet included.
 */
export function wasThemeFor(
  themes: readonly ClassTheme[],
  theme: ClassTheme,
  { entrou_em }: Pick<ClassWriter, 'entrou_em'>,
): boolean {
  const at = themes.findIndex(({ id }) => id === theme.id);
  return at === 0 || (entrou_em !== null && Date.parse(entrou_em) <= endOf(theme, themes[at - 1]));
}

/** Until when a theme could be answered: it was due, or another one took its place; whichever came later. */
function endOf({ prazo }: ClassTheme, next: ClassTheme | undefined): number {
  return Math.max(prazo === null ? 0 : Date.parse(prazo), next ? Date.parse(next.criado_em) : 0);
}
