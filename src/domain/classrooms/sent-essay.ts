import { COMPETENCY_NUMBERS, type CompetencyNumber, type Level } from '../rubric/competency.ts';

/** Levels of the five competencies, in order. */
export type FiveLevels = readonly [Level, Level, Level, Level, Level];

/** What a teacher says about one competency: a comment, or another level with its reason, or both. */
export type ReviewItem = {
  competency: CompetencyNumber;
  /** Empty without one. */
  comment: string;
  /** The teacher's level in place of the corrector's; null leaves that one. */
  level: Level | null;
  /** Required with a level, empty without. */
  reason: string;
};

/** Of one essay in one class. An item says something; competencies without one are missing. */
export type Review = { items: readonly ReviewItem[]; updatedAt: string };

export const REVIEW_LIMITS = { comment: 1000, reason: 500 } as const;

/** An essay sent to a class, as figures: what the report is made from. */
export type SentEssay = {
  /** Of the sending, not of the essay: an essay may be sent to several classes. */
  id: string;
  studentId: string;
  studentName: string;
  /** The theme of the class it answers; null where it answers none. */
  themeId: string | null;
  theme: string;
  sentAt: string;
  /** The corrector's levels; null where only the student's own device vouches for them ("Pendente"). */
  levels: FiveLevels | null;
  /** The teacher's, null where the corrector's stand. */
  teacherLevels: readonly (Level | null)[];
  isReviewed: boolean;
  /** How often each kind of finding (`codigo`) was marked. */
  findings: Readonly<Record<string, number>>;
};

/** One of the latest essays of all classes (spec §2 "Teacher home"). */
export type RecentEssay = {
  id: string;
  classroomId: string;
  classroomName: string;
  studentName: string;
  theme: string;
  sentAt: string;
  /** 0–1000, null for "Pendente". */
  total: number | null;
};

/**
 * The levels that count in the class: the teacher's where given, else the corrector's; null while neither is complete.
 */
export function countingLevels(essay: Pick<SentEssay, 'levels' | 'teacherLevels'>): FiveLevels | null {
  const counting = COMPETENCY_NUMBERS.map(
    (competency) => essay.teacherLevels[competency - 1] ?? essay.levels?.[competency - 1],
  );
  return counting.every((level) => level !== undefined) ? (counting as unknown as FiveLevels) : null;
}
