import type { Classroom, ClassStudent, ClassTheme, ExpectedStudent } from './classroom.ts';
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
  expected: readonly ExpectedStudent[];
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
  const at = temas.findIndex(({ id }) => id === theme.id);
  const isCurrent = at === 0;
  const end = endOf(theme, temas[at - 1]);
  const wasThere = ({ entrou_em }: ClassStudent) => isCurrent || Date.parse(entrou_em) <= end;
  return {
    theme,
    isOverdue: isOver(theme.prazo, now),
    hadStudents: alunos.some((student) => hasWritten.has(student.id) || wasThere(student)),
    students: alunos.filter((student) => !hasWritten.has(student.id) && wasThere(student)),
    expected: isCurrent ? nomes : [],
  };
}

/** Until when a theme could be answered: it was due, or another one took its place; whichever came later. */
function endOf({ prazo }: ClassTheme, next: ClassTheme | undefined): number {
  return Math.max(prazo === null ? 0 : Date.parse(prazo), next ? Date.parse(next.criado_em) : 0);
}
