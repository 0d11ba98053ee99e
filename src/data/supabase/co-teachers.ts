import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import {
  ClassFateSchema,
  ClassTeamSchema,
  OfferAnswerSchema,
  TeacherInvitationSchema,
  TeacherInviteSchema,
  TeacherJoinAnswerSchema,
} from '@/contracts/class-rows';
import { queryAsUser } from './client';
import { isUuid, parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type {
  ClassFate,
  ClassTeam,
  OfferAnswer,
  TeacherInvitation,
  TeacherInvite,
  TeacherJoinAnswer,
} from '@/domain/classrooms/class-team';

/** Co-teachers of a classroom. What is missing or not permitted to the caller is answered with null or `not-found`. */
export type CoTeacherBackend = {
  /** Several teachers of one classroom need a server. */
  readonly isAvailable: boolean;
  team(classroomId: string): Promise<ClassTeam | null>;
  /** A new invite that replaces the one before; only for the owner. */
  invite(classroomId: string): Promise<TeacherInvite>;
  /** Idempotent. */
  revokeInvite(classroomId: string): Promise<void>;
  /** The owner may remove any co-teacher; each may leave. Idempotent. */
  remove(classroomId: string, teacherId: string): Promise<void>;
  /** The invitation behind a code; null for an invalid code. */
  invitation(code: string): Promise<TeacherInvitation | null>;
  /** A code can be used once; a teacher of the class does not use it up. */
  join(code: string): Promise<TeacherJoinAnswer>;
  /** Offers an own class to a co-teacher, replacing any earlier offer; `not-found` if either is gone. */
  offer(classroomId: string, teacherId: string): Promise<void>;
  /** The owner withdraws the offer, or its recipient declines it. Idempotent. */
  endOffer(classroomId: string): Promise<void>;
  /** Accepts the offered class; its former owner becomes a co-teacher. Idempotent. */
  acceptOffer(classroomId: string): Promise<OfferAnswer>;
  /** The consequence for each own class if the account ends, the oldest first. */
  fates(): Promise<ClassFate[]>;
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
    // If there is nothing to revoke or remove, it already happened: used up, in another tab, or by the other teacher.
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
    async offer(classroomId, teacherId) {
      const answer = await query((supabase) =>
        supabase.rpc('oferecer_sala', { p_sala: classroomId, p_professor: teacherId }),
      );
      if (!parseAnswer(z.boolean(), answer)) throw new AppError('not-found');
    },
    async endOffer(classroomId) {
      await query((supabase) => supabase.rpc('encerrar_oferta', { p_sala: classroomId }));
    },
    async acceptOffer(classroomId) {
      const answer = await query((supabase) => supabase.rpc('aceitar_sala', { p_sala: classroomId }));
      const { motivo } = parseAnswer(OfferAnswerSchema, answer);
      return { motivo };
    },
    async fates() {
      return parseAnswer(
        z.array(ClassFateSchema),
        await query((supabase) => supabase.rpc('destino_das_salas')),
      );
    },
  };
}
