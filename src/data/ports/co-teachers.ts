import type {
  ClassFate,
  ClassTeam,
  OfferAnswer,
  TeacherInvitation,
  TeacherInvite,
  TeacherJoinAnswer,
} from '@/domain/classrooms/class-team';

/**
 * Co-teachers of a classroom. If something is missing or not permitted to the caller, the result is null or
 * `not-found`.
 */
export type CoTeacherBackend = {
  /** Whether a classroom can have several teachers, which requires a server. */
  readonly isAvailable: boolean;
  team(classroomId: string): Promise<ClassTeam | null>;
  /** Creates an invite that replaces any earlier invite; only for the owner. */
  invite(classroomId: string): Promise<TeacherInvite>;
  /** Idempotent. */
  revokeInvite(classroomId: string): Promise<void>;
  /** The owner may remove any co-teacher; each co-teacher may leave. Idempotent. */
  remove(classroomId: string, teacherId: string): Promise<void>;
  /** The invitation behind a code; null for an invalid code. */
  invitation(code: string): Promise<TeacherInvitation | null>;
  /** A code can be used once; a teacher of the class does not use it up. */
  join(code: string): Promise<TeacherJoinAnswer>;
  /**
   * Offers one of the user's own classes to a co-teacher, replacing any earlier offer; `not-found` if the class or
   * the co-teacher is gone.
   */
  offer(classroomId: string, teacherId: string): Promise<void>;
  /** The owner withdraws the offer, or its recipient declines it. Idempotent. */
  endOffer(classroomId: string): Promise<void>;
  /** Accepts the offered class; its former owner becomes a co-teacher. Idempotent. */
  acceptOffer(classroomId: string): Promise<OfferAnswer>;
  /** The consequence for each of the user's own classes if the account is deleted, the oldest class first. */
  fates(): Promise<ClassFate[]>;
};
