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
  /** Offers an own class to one who teaches there beside, in place of any offer before; `not-found` where either is gone. */
  offer(classroomId: string, teacherId: string): Promise<void>;
  /** Its owner takes the offer back, or whom it was made to says no. Idempotent. */
  endOffer(classroomId: string): Promise<void>;
  /** Takes the class that is offered; who had it teaches there beside from then on. Idempotent. */
  acceptOffer(classroomId: string): Promise<OfferAnswer>;
  /** What becomes of the own classes if the account ends, the oldest first. */
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
