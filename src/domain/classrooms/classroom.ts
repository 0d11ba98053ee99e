/** How many characters the tables take; each at least one where it is required. */
export const CLASSROOM_LIMITS = { nome: 100, descricao: 500, tema: 300, aluno: 100 } as const;

/** A classroom in a list, with the field names of the specification (§3 "Classroom"). */
export type ClassroomSummary = {
  id: string;
  nome: string;
  descricao: string;
  /** The current theme; empty without one. */
  tema: string;
  studentCount: number;
  /** Corrected essays that its students have sent to it. */
  correctedEssayCount: number;
  /** Mean total of those, 0–1000 with the teacher's levels where there are any; null without any. */
  averageTotal: number | null;
};

/** A theme a class was given. Dates are ISO instants; `dueAt` is the last moment of the due day, null without one. */
export type ClassTheme = { id: string; tema: string; assignedAt: string; dueAt: string | null };

export type ClassStudent = { id: string; name: string; joinedAt: string };

/** A name the teacher wrote down; whoever joins under that name takes its place. */
export type ExpectedStudent = { id: string; name: string };

/** The one invite in force. The code is the secret of the link `/sala/<code>`. */
export type ClassInvite = { code: string; createdAt: string };

/** Everything about a classroom but the essays. */
export type Classroom = Pick<ClassroomSummary, 'id' | 'nome' | 'descricao'> & {
  createdAt: string;
  /** Newest first; the first one is current. */
  themes: readonly ClassTheme[];
  /** Grows with every change of the theme: whoever changes it says which one was on screen. */
  themeVersion: number;
  /** By name. */
  students: readonly ClassStudent[];
  expected: readonly ExpectedStudent[];
  /** null while nobody is invited. */
  invite: ClassInvite | null;
};
