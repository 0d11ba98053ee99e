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
import type { CoTeacherBackend } from '../ports/co-teachers';

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
    // If there is nothing to revoke or remove, that has already happened: the invite was used up, or another tab or
    // the other teacher was first.
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
