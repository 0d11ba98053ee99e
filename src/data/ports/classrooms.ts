import type {
  ClassInvite,
  Classroom,
  ClassroomSummary,
  DeletedClassroom,
  ExpectedStudent,
  NewerTheme,
} from '@/domain/classrooms/classroom';
import type { ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import type { Remarks } from '@/domain/classrooms/remarks';
import type { ClassPassage } from '@/domain/classrooms/discussion';
import type {
  ClassEssay,
  CurrentReview,
  EssayReview,
  RecentEssay,
  ReviewItem,
  Submission,
} from '@/domain/classrooms/submission';

/** The fields of a classroom that its teacher fills in. */
export type ClassroomInput = Pick<Classroom, 'nome' | 'descricao'>;

/** `tema_versao`: the version of the theme on screen. */
export type ClassroomOfTheme = { id: string; prazo: string | null; tema_versao: number };

export type GivenThemeResult =
  | { result: 'given' | 'archived' }
  | { result: 'conflict'; classrooms: readonly NewerTheme[] };

/** The versions on screen of a review and of its draft; 0 for none. */
export type SeenReview = { versao: number; rascunho_versao: number };

/**
 * The teacher's classrooms. A missing classroom and a classroom of another teacher give the same result: null or
 * `not-found`.
 */
export type ClassroomBackend = {
  list(): Promise<ClassroomSummary[]>;
  /** The latest essays of all classes, newest first, at most ten. */
  recentEssays(): Promise<RecentEssay[]>;
  get(id: string): Promise<Classroom | null>;
  /** Returns the new id. */
  create(input: ClassroomInput): Promise<string>;
  /** `conflict`: a teacher changed the same fields since `seen` was read; nothing is stored. */
  edit(id: string, input: Partial<ClassroomInput>, seen?: ClassroomInput): Promise<'saved' | 'conflict'>;
  /** Hides the class from everybody at once; `restore` brings it back within `DAYS_TO_RESTORE` days. Only for the owner. */
  remove(id: string): Promise<void>;
  /** Deleted classrooms that can still be restored, the last deleted first. */
  deleted(): Promise<DeletedClassroom[]>;
  /** Restores everything except its invites. */
  restore(id: string): Promise<void>;
  /** An archived class accepts no students, invites or essays; it stays readable. */
  archive(id: string, isArchived: boolean): Promise<void>;
  /** Whether students of the class practise sentences of one another's submitted essays, without names; off at first. */
  shareSentences(id: string, isShared: boolean): Promise<void>;
  /**
   * Copies a class to a new class that the caller owns, with the id `newId` and, if wanted, with the students'
   * names and the themes (without dates). Idempotent by `newId`.
   */
  copy(
    id: string,
    input: { newId: string; nome: string; withNames: boolean; withThemes?: boolean },
  ): Promise<void>;
  /**
   * If `tema` is the text of the current theme, changes its due date. A different text becomes the next theme,
   * whose date must not be over (`refused`). `conflict`: the theme was changed elsewhere since `tema_versao` was
   * read; nothing is stored then.
   */
  setTheme(
    id: string,
    input: { tema: string; prazo: string | null; tema_versao: number },
  ): Promise<'set' | 'conflict'>;
  /**
   * Gives one theme with its settings to all of these classes or to none. `conflict`: the returned classes no
   * longer have the theme version `tema_versao`; `archived`: one of the classes is archived and takes no more
   * themes.
   */
  giveTheme(
    classrooms: readonly ClassroomOfTheme[],
    theme: { tema: string; orientacao: ThemeGuidance },
  ): Promise<GivenThemeResult>;
  /** Adds all of these students or none. Idempotent by their ids. */
  expectStudents(id: string, students: readonly ExpectedStudent[]): Promise<void>;
  /**
   * Removes the expected student together with the essays; if there are more than `essays` essays, does nothing and
   * returns false.
   */
  forgetExpected(id: string, expectedId: string, essays: number): Promise<boolean>;
  /**
   * Removes the expected students with these ids, except those whose list entry a student has claimed; returns the
   * number of removed students.
   */
  undoExpected(id: string, expectedIds: readonly string[]): Promise<number>;
  /**
   * Assigns an expected student's list entry to a student without a list entry, or confirms a student who was
   * matched by name only.
   */
  assignPlace(id: string, expectedId: string, studentId: string): Promise<void>;
  /**
   * Records that a student matched by name only is somebody else: the list entry is expected again, and the student
   * has no list entry.
   */
  refusePlace(id: string, expectedId: string, studentId: string): Promise<void>;
  /**
   * Takes the list entry from the student: the name in the entry is expected again, with an e-mail address if that
   * is still known.
   */
  undoPlace(id: string, studentId: string, email: string | null): Promise<void>;
  /** Removes the student at once; earlier invites do not readmit removed students. */
  removeStudent(id: string, studentId: string): Promise<void>;
  /** Undoes the removal of a student, and restores all essays that the student had sent. */
  restoreStudent(id: string, studentId: string): Promise<void>;
  /** Creates a new invite and revokes all earlier invites. */
  renewInvite(id: string): Promise<ClassInvite>;
  revokeInvite(id: string): Promise<void>;
  /** All essays sent by current students of the class, newest first. */
  submissions(id: string): Promise<Submission[]>;
  /** Reviews of the sent essays; essays without a review are omitted. */
  reviews(id: string): Promise<EssayReview[]>;
  /** Passages with one kind of finding, at most thirty, anonymous, and spread over several students. */
  passages(id: string, code: string): Promise<ClassPassage[]>;
  essay(submissionId: string): Promise<ClassEssay | null>;
  /**
   * Replaces the published review, including the comments in the text if `remarks` are given; an empty review
   * revokes it. `conflict`: the published review does not have the version `seen.versao`; nothing is stored.
   * Without `seen`, only the caller's own review is replaced. Deletes the draft of version `seen.rascunho_versao`.
   * Returns the published review in either case.
   */
  review(
    submissionId: string,
    items: readonly ReviewItem[],
    remarks?: Remarks,
    seen?: SeenReview,
  ): Promise<CurrentReview & { result: 'published' | 'conflict' }>;
  /** Whether the classrooms are samples ("dados de exemplo"). */
  hasSamples(): boolean;
};
