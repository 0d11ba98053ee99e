import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import {
  ClassTeamSchema,
  TeacherInvitationSchema,
  TeacherInviteSchema,
  TeacherJoinAnswerSchema,
} from '@/contracts/class-rows';
import { queryAsUser } from './client';
import { isUuid, parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type {
  ClassTeam,
  TeacherInvitation,
  TeacherInvite,
  TeacherJoinAnswer,
} from '@/domain/classrooms/class-team';

/** Who teaches a classroom beside its owner. What is not there, or is not the caller's to do, is null or `not-found`. */
export type CoTeacherBackend = {
  /** Several teachers of one classroom need a server. */
  readonly isAvailable: boolean;
  team(classroomId: string): Promise<ClassTeam | null>;
  /** A new invite in place of the one before; the owner's alone. */
  invite(classroomId: string): Promise<TeacherInvite>;
  /** Idempotent. */
  revokeInvite(classroomId: string): Promise<void>;
  /** The owner removes anyone of them, each may leave. Idempotent. */
  remove(classroomId: string, teacherId: string): Promise<void>;
  /** What a code invites to; null where it invites to nothing. */
  invitation(code: string): Promise<TeacherInvitation | null>;
  /** The code serves once; whoever teaches there already leaves it to others. */
  join(code: string): Promise<TeacherJoinAnswer>;
};

export default function createCoTeachers({ session }: { session: ConnectedSession }): CoTeacherBackend {
  const query = queryAsUser(session);

  return {
    isAvailable: true,
    async team(classroomId) {
      if (!isUuid(classroomId)) return null;
      const answer = await query((supabase) => supabase.rpc('professores_da_sala', { p_sala: classroomId }));
      return parseAnswer(z.nullable(ClassTeamSchema), answer);
    },
    async invite(classroomId) {
      const answer = await query((supabase) => supabase.rpc('convidar_professor', { p_sala: classroomId }));
      const invite = parseAnswer(z.nullable(TeacherInviteSchema), answer);
      if (!invite) throw new AppError('not-found');
      return invite;
    },
    // Where there is nothing to revoke or to remove, it has been done: used, in another tab, or by the other one.
    async revokeInvite(classroomId) {
      await query((supabase) => supabase.rpc('revogar_convite_de_professor', { p_sala: classroomId }));
    },
    async remove(classroomId, teacherId) {
      await query((supabase) =>
        supabase.rpc('remover_professor', { p_sala: classroomId, p_professor: teacherId }),
      );
    },
    async invitation(code) {
      const answer = await query((supabase) =>
        supabase.rpc('sala_do_convite_de_professor', { p_codigo: code }),
      );
      return parseAnswer(z.nullable(TeacherInvitationSchema), answer);
    },
    async join(code) {
      const answer = await query((supabase) => supabase.rpc('entrar_como_professor', { p_codigo: code }));
      return parseAnswer(TeacherJoinAnswerSchema, answer);
    },
  };
}
