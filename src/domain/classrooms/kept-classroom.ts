import type { Classroom, ClassStudent, ClassTheme } from './classroom.ts';
import type { SentEssay } from './sent-essay.ts';

/** As many as the server takes: classrooms of a teacher, students of a classroom, expected students. */
export const MAX_CLASSROOMS = 100;
const MAX_STUDENTS = 200;

/** An essay sent to a class as the device keeps it: its figures; the text stays with its student. */
export type KeptSending = Omit<SentEssay, 'studentName' | 'teacherLevels' | 'isReviewed'> & {
  essayId: string;
};

/** Who was taken out of a class, so that it can be undone and an old invite lets nobody back in. */
export type Removal = ClassStudent & { removedAt: string };

/** A classroom as the device keeps it, with what the server has in tables of its own. */
export type KeptClassroom = Classroom & {
  removed: readonly Removal[];
  sent: readonly KeptSending[];
};

type Theme = { tema: string; dueAt: string | null };

export function newClassroom(
  input: Pick<Classroom, 'id' | 'nome' | 'descricao' | 'createdAt'>,
): KeptClassroom {
  return {
    ...input,
    themes: [],
    themeVersion: 0,
    students: [],
    expected: [],
    invite: null,
    removed: [],
    sent: [],
  };
}

/** The same text changes the due date of the current theme, another one follows it. */
export function withTheme(
  room: KeptClassroom,
  { tema, dueAt }: Theme,
  made: { id: string; at: string },
): KeptClassroom {
  const [current, ...past] = room.themes;
  const themes =
    current?.tema === tema
      ? [{ ...current, dueAt }, ...past]
      : [{ id: made.id, tema, assignedAt: made.at, dueAt }, ...room.themes];
  return { ...room, themes, themeVersion: room.themeVersion + 1 };
}

/** null where the class has as many names as it may. */
export function withExpected(
  room: KeptClassroom,
  expected: { id: string; name: string },
): KeptClassroom | null {
  if (room.expected.length >= MAX_STUDENTS) return null;
  return { ...room, expected: byName([...room.expected, expected]) };
}

/** What the student had sent stays, out of sight, in case it is undone; null where nobody has this id. */
export function withoutStudent(room: KeptClassroom, studentId: string, at: string): KeptClassroom | null {
  const student = room.students.find(({ id }) => id === studentId);
  if (!student) return null;
  return {
    ...room,
    students: room.students.filter(({ id }) => id !== studentId),
    removed: [...room.removed.filter(({ id }) => id !== studentId), { ...student, removedAt: at }],
  };
}

/** In again since the first day; null where there is no removal to undo. */
export function withStudentBack(room: KeptClassroom, studentId: string): KeptClassroom | null {
  const removal = room.removed.find(({ id }) => id === studentId);
  if (!removal) return null;
  const { removedAt: _, ...student } = removal;
  return {
    ...room,
    students: byName([...room.students, student]),
    removed: room.removed.filter(({ id }) => id !== studentId),
  };
}

/** Takes the place of the first expected student of that name. null in a class that is full. */
export function withJoined(room: KeptClassroom, student: ClassStudent): KeptClassroom | null {
  if (hasStudent(room, student.id)) return room;
  if (room.students.length >= MAX_STUDENTS) return null;
  const place = room.expected.find(({ name }) => plain(name) === plain(student.name));
  return {
    ...room,
    students: byName([...room.students, student]),
    expected: room.expected.filter((one) => one !== place),
    removed: room.removed.filter(({ id }) => id !== student.id),
  };
}

/** Gone, with everything that was sent. */
export function withLeft(room: KeptClassroom, studentId: string): KeptClassroom {
  return {
    ...room,
    students: room.students.filter(({ id }) => id !== studentId),
    sent: room.sent.filter((sending) => sending.studentId !== studentId),
  };
}

/**
 * Sending twice is sending once. A theme that is not the class's is none; where none is named, it is the one the essay
 * was written on, if any.
 */
export function withSending(room: KeptClassroom, sending: KeptSending): KeptClassroom {
  const isThere = room.sent.some(
    ({ studentId, essayId }) => studentId === sending.studentId && essayId === sending.essayId,
  );
  if (isThere) return room;
  const answers = ({ id, tema }: ClassTheme) =>
    sending.themeId === null ? plain(tema) === plain(sending.theme) : id === sending.themeId;
  const themeId = room.themes.find(answers)?.id ?? null;
  return { ...room, sent: [{ ...sending, themeId }, ...room.sent] };
}

export function hasStudent(room: KeptClassroom, studentId: string): boolean {
  return room.students.some(({ id }) => id === studentId);
}

/** Whether the invite in force has this code, and was made after this student was removed, if ever. */
export function isInvited(room: KeptClassroom, code: string, studentId: string | null): boolean {
  const { invite } = room;
  if (invite?.code !== code) return false;
  const removal = room.removed.find(({ id }) => id === studentId);
  return !removal || Date.parse(removal.removedAt) < Date.parse(invite.createdAt);
}

function byName<Named extends { name: string }>(named: readonly Named[]): Named[] {
  return named.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

function plain(name: string): string {
  return name.trim().toLocaleLowerCase('pt-BR');
}
