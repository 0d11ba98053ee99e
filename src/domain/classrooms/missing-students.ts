import type { Classroom, ClassStudent, ClassTheme, ExpectedStudent } from './classroom.ts';
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
  { themes, students, expected }: Pick<Classroom, 'themes' | 'students' | 'expected'>,
  theme: ClassTheme,
  essays: readonly SentEssay[],
  now: Date,
): MissingStudents {
  const hasWritten = new Set(
    essays.filter(({ themeId }) => themeId === theme.id).map(({ studentId }) => studentId),
  );
  const at = themes.findIndex(({ id }) => id === theme.id);
  const isCurrent = at === 0;
  const end = endOf(theme, themes[at - 1]);
  const wasThere = ({ joinedAt }: ClassStudent) => isCurrent || Date.parse(joinedAt) <= end;
  return {
    theme,
    isOverdue: theme.dueAt !== null && Date.parse(theme.dueAt) < now.getTime(),
    hadStudents: students.some((student) => hasWritten.has(student.id) || wasThere(student)),
    students: students.filter((student) => !hasWritten.has(student.id) && wasThere(student)),
    expected: isCurrent ? expected : [],
  };
}

/** Until when a theme could be answered: it was due, or another one took its place; whichever came later. */
function endOf({ dueAt }: ClassTheme, next: ClassTheme | undefined): number {
  return Math.max(dueAt === null ? 0 : Date.parse(dueAt), next ? Date.parse(next.assignedAt) : 0);
}
