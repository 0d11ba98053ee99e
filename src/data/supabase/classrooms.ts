import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import {
  ClassEssayRowSchema,
  ClassPassageSchema,
  ClassroomSummarySchema,
  DeletedClassroomSchema,
  EssayReviewSchema,
  GivenThemeAnswerSchema,
  RecentEssaySchema,
  ReviewAnswerSchema,
  SubmissionSchema,
} from '@/contracts/class-rows';
import { ClassInviteSchema, ClassroomSchema } from '@/contracts/class-parts';
import { ForgottenAnswerSchema } from '@/contracts/photographed-essays';
import { byName } from '@/domain/classrooms/student-names';
import { toWholeCorrection } from './essays';
import { changeRow } from './change-row';
import { createInsertOnce } from './insert-once';
import { isUuid, parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import { queryAsUser, signedIn } from './client';
import type { ClassroomInput, ClassroomBackend } from '../ports/classrooms';

/** The teacher's classrooms. Lists and classes take one request each, whatever their size. */
export default function createClassrooms({ session }: { session: ConnectedSession }): ClassroomBackend {
  const insertOnce = createInsertOnce();

  const query = queryAsUser(session);

  async function get(id: string) {
    if (!isUuid(id)) return null;
    const row = await query((supabase) => supabase.rpc('sala_do_professor', { p_sala: id }));
    const classroom = parseAnswer(z.nullable(ClassroomSchema), row);
    // Sorted here, because the database sorts by its own locale.
    return classroom && { ...classroom, alunos: byName(classroom.alunos), nomes: byName(classroom.nomes) };
  }

  return {
    get,
    hasSamples: () => false,
    async list() {
      const rows = await query((supabase) => supabase.rpc('resumo_das_salas'));
      return parseAnswer(z.array(ClassroomSummarySchema), rows);
    },
    async recentEssays() {
      const rows = await query((supabase) => supabase.rpc('redacoes_recentes_das_salas', { p_limit: 10 }));
      return parseAnswer(z.array(RecentEssaySchema), rows);
    },
    create: async (input) => insertOnce(await signedIn(session), 'salas', input),
    async edit(id, input, seen) {
      const write = async (versao?: number) => {
        const rows = await query((supabase) => {
          const classroom = supabase.from('salas').update(input).eq('id', id);
          return (versao === undefined ? classroom : classroom.eq('versao', versao)).select('id');
        });
        return rows.length > 0;
      };
      async function read() {
        const [found] = await query((supabase) =>
          supabase.from('salas').select('nome,descricao,versao').eq('id', id),
        );
        if (!found) return null;
        const { versao, ...row } = found;
        return { row, versao };
      }
      const result = seen
        ? await changeRow<ClassroomInput>({ read, write }, input, seen)
        : (await write())
          ? 'saved'
          : 'missing';
      if (result === 'missing') throw new AppError('not-found');
      return result;
    },
    remove: async (id) => found(await query((supabase) => supabase.rpc('excluir_sala', { p_sala: id }))),
    async deleted() {
      const rows = await query((supabase) => supabase.rpc('salas_excluidas'));
      return parseAnswer(z.array(DeletedClassroomSchema), rows);
    },
    restore: async (id) =>
      found(await query((supabase) => supabase.rpc('desfazer_exclusao', { p_sala: id }))),
    archive: async (id, isArchived) =>
      found(await query((supabase) => supabase.rpc('arquivar_sala', { p_sala: id, p_arquivar: isArchived }))),
    shareSentences: async (id, isShared) =>
      found(await query((supabase) => supabase.rpc('permitir_frases', { p_sala: id, p_sim: isShared }))),
    async copy(id, { newId, nome, withNames, withThemes = false }) {
      orNotFound<string>(
        await query((supabase) =>
          supabase.rpc('copiar_sala', {
            p_sala: id,
            p_id: newId,
            p_nome: nome,
            p_com_nomes: withNames,
            p_com_temas: withThemes,
          }),
        ),
      );
    },
    async setTheme(id, { tema, prazo, tema_versao }) {
      const answer = await query((supabase) =>
        supabase.rpc('passar_tema', { p_salas: [{ id, prazo, versao: tema_versao }], p_tema: tema }),
      );
      const given = parseAnswer(GivenThemeAnswerSchema, answer);
      if (given.ok) return 'set';
      if (given.motivo === 'conflito') return 'conflict';
      throw new AppError('not-found');
    },
    async giveTheme(classrooms, { tema, orientacao }) {
      const answer = await query((supabase) =>
        supabase.rpc('passar_tema', {
          p_salas: classrooms.map(({ id, prazo, tema_versao }) => ({ id, prazo, versao: tema_versao })),
          p_tema: tema,
          p_orientacao: { ...orientacao, textos: [...orientacao.textos] },
        }),
      );
      const given = parseAnswer(GivenThemeAnswerSchema, answer);
      if (given.ok) return { result: 'given' };
      if (given.motivo === 'conflito') return { result: 'conflict', classrooms: given.salas };
      if (given.motivo === 'arquivada') return { result: 'archived' };
      throw new AppError('not-found');
    },
    async expectStudents(id, students) {
      const answer = await query((supabase) =>
        supabase.rpc('importar_nomes', { p_sala: id, p_nomes: [...students] }),
      );
      found(parseAnswer(z.object({ ok: z.boolean() }), answer).ok);
    },
    assignPlace: async (id, expectedId, studentId) =>
      found(
        await query((supabase) =>
          supabase.rpc('atribuir_nome', { p_sala: id, p_nome: expectedId, p_aluno: studentId }),
        ),
      ),
    refusePlace: async (id, expectedId, studentId) =>
      found(
        await query((supabase) =>
          supabase.rpc('recusar_nome', { p_sala: id, p_nome: expectedId, p_aluno: studentId }),
        ),
      ),
    undoPlace: async (id, studentId, email) =>
      found(
        await query((supabase) =>
          supabase.rpc('desfazer_atribuicao', {
            p_sala: id,
            p_aluno: studentId,
            ...(email && { p_email: email }),
          }),
        ),
      ),
    async forgetExpected(id, expectedId, essays) {
      const answer = await query((supabase) =>
        supabase.rpc('apagar_nome', { p_sala: id, p_nome: expectedId, p_redacoes: essays }),
      );
      const { ok, motivo } = parseAnswer(ForgottenAnswerSchema, answer);
      found(ok || motivo === 'redacoes');
      return ok;
    },
    async undoExpected(id, expectedIds) {
      const answer = await query((supabase) =>
        supabase.rpc('desfazer_importacao', { p_sala: id, p_nomes: [...expectedIds] }),
      );
      return parseAnswer(z.number(), answer);
    },
    removeStudent: async (id, studentId) =>
      found(await query((supabase) => supabase.rpc('remover_aluno', { p_sala: id, p_aluno: studentId }))),
    restoreStudent: async (id, studentId) =>
      found(await query((supabase) => supabase.rpc('desfazer_remocao', { p_sala: id, p_aluno: studentId }))),
    async renewInvite(id) {
      const row = await query((supabase) => supabase.rpc('renovar_convite', { p_sala: id }));
      return orNotFound(parseAnswer(z.nullable(ClassInviteSchema), row));
    },
    revokeInvite: async (id) =>
      found(await query((supabase) => supabase.rpc('revogar_convites', { p_sala: id }))),
    async submissions(id) {
      const rows = isUuid(id)
        ? await query((supabase) => supabase.rpc('envios_da_sala', { p_sala: id }))
        : null;
      return orNotFound(parseAnswer(z.nullable(z.array(SubmissionSchema)), rows));
    },
    async reviews(id) {
      const rows = isUuid(id)
        ? await query((supabase) => supabase.rpc('comentarios_da_sala', { p_sala: id }))
        : null;
      return orNotFound(parseAnswer(z.nullable(z.array(EssayReviewSchema)), rows));
    },
    async passages(id, code) {
      const rows = isUuid(id)
        ? await query((supabase) => supabase.rpc('passagens_da_sala', { p_sala: id, p_codigo: code }))
        : null;
      return orNotFound(parseAnswer(z.nullable(z.array(ClassPassageSchema)), rows));
    },
    async essay(submissionId) {
      if (!isUuid(submissionId)) return null;
      const answer = await query((supabase) => supabase.rpc('redacao_da_sala', { p_envio: submissionId }));
      const row = parseAnswer(z.nullable(ClassEssayRowSchema), answer);
      if (!row) return null;
      const { redacao, ...essay } = row;
      const fotografada = redacao.origem === 'professor';
      const pendente = !(fotografada || redacao.origem === 'funcao') || redacao.niveis === null;
      return { ...essay, pendente, fotografada, correction: toWholeCorrection(redacao) };
    },
    async review(submissionId, items, remarks, seen) {
      const answer = await query((supabase) =>
        supabase.rpc('revisar_redacao', {
          p_envio: submissionId,
          p_itens: [...items],
          ...(remarks && { p_anotacoes: remarks }),
          ...(seen && { p_versao: seen.versao, p_rascunho_versao: seen.rascunho_versao }),
        }),
      );
      const parsed = parseAnswer(ReviewAnswerSchema, answer);
      if (!parsed.ok && parsed.motivo === 'nao_encontrada') throw new AppError('not-found');
      const { publicacao, revisao, anotacoes } = parsed.ok ? parsed : parsed.atual;
      return { result: parsed.ok ? 'published' : 'conflict', publicacao, revisao, anotacoes };
    },
  };
}

function orNotFound<T>(answer: T | null | undefined): T {
  if (answer === null || answer === undefined) throw new AppError('not-found');
  return answer;
}

function found(isFound: boolean): void {
  if (!isFound) throw new AppError('not-found');
}
