import { AppError } from '@/contracts/app-error';
import type { ReviewDraft } from '@/contracts/review-queue';
import {
  essaysOf,
  findSubmission,
  sampleRecord,
  versionsOf,
  type ClassRecord,
  type StoredDraft,
} from '@/domain/classrooms/class-record';
import { REMARK_LIMITS } from '@/domain/classrooms/remarks';
import { totalOf } from '@/domain/classrooms/class-figures';
import { dueDateOf } from '@/domain/classrooms/late-work';
import { filterQueue } from '@/domain/classrooms/review-queue';
import { countingLevels } from '@/domain/classrooms/submission';
import { classStudents } from '@/domain/classrooms/stored-classroom';
import { forTeacher } from '@/domain/classrooms/withdrawn-review';
import type { ReviewBackend } from '../ports/reviews';
import { userOf, type DemoPorts } from './ports';

/** Limit of saved comments, the same as on the server. */
const MOST_COMMENTS = 500;

/** Reviews in the classrooms of this device. */
export default function createReviews(ports: DemoPorts): ReviewBackend {
  const { context, records } = ports;
  const read = () => records.of(userOf(ports).id) ?? sampleRecord(context.now());

  const toReviewDraft = (draft: StoredDraft): ReviewDraft => ({
    ...draft,
    professor_nome: userOf(ports).name,
    meu: true,
  });

  type Comments = NonNullable<ClassRecord['comments']>;

  function changeComments(change: (comments: Comments) => Comments): void {
    records.change(userOf(ports).id, (stored) => {
      const record = stored ?? sampleRecord(context.now());
      return { ...record, comments: change(record.comments ?? []) };
    });
  }

  return {
    queue: async (filter, limit) => filterQueue(queueItems(read(), context.now()), filter, limit),
    waiting: async () => queueItems(read(), context.now()).filter(({ revisada }) => !revisada).length,
    async draft(submissionId) {
      const draft = read().drafts?.[submissionId];
      return draft ? toReviewDraft(draft) : null;
    },
    async keepDraft(submissionId, items, remarks, seen) {
      let answer: Awaited<ReturnType<ReviewBackend['keepDraft']>> = { versao: 0 };
      records.change(userOf(ports).id, (stored) => {
        const record = stored ?? sampleRecord(context.now());
        if (!findSubmission(record, submissionId)) throw new AppError('not-found');
        const { [submissionId]: known, ...others } = record.drafts ?? {};
        if (known && seen && known.versao !== seen.versao) {
          answer = { newer: toReviewDraft(known) };
          return record;
        }
        if (items.length === 0) return { ...record, drafts: others };
        const versions = versionsOf(record, submissionId);
        const versao = versions.rascunho + 1;
        answer = { versao };
        const draft = {
          itens: [...items],
          anotacoes: remarks ?? known?.anotacoes ?? null,
          atualizado_em: context.now().toISOString(),
          versao,
          revisao_versao: seen?.revisao_versao ?? versions.revisao,
        };
        return {
          ...record,
          drafts: { ...others, [submissionId]: draft },
          versions: { ...record.versions, [submissionId]: { ...versions, rascunho: versao } },
        };
      });
      return answer;
    },
    async withdrawn({ classroomId, submissionId } = {}) {
      const { id, userType } = userOf(ports);
      const stored =
        userType === 'teacher'
          ? [read()]
          : ports.session.accounts().flatMap((one) => records.of(one.id) ?? []);
      return stored
        .flatMap((record) => withdrawnOf(record, context.now()))
        .filter((one) => userType === 'teacher' || one.aluno_id === id)
        .filter((one) => classroomId === undefined || one.sala_id === classroomId)
        .filter((one) => submissionId === undefined || one.id === submissionId)
        .map((one) => (userType === 'teacher' ? forTeacher(one) : one))
        .map(({ aluno_id: _student, redacao_id: _essay, niveis: _levels, ...one }) => one);
    },
    async keptComments() {
      const autor = userOf(ports).name;
      return (read().comments ?? [])
        .toSorted((a, b) => b.usos - a.usos)
        .map((one) => ({ ...one, meu: true, autor }));
    },
    async keepComment({ id, texto, competencia }) {
      const text = texto.trim();
      if (text === '' || [...text].length > REMARK_LIMITS.comment) throw new AppError('refused');
      changeComments((comments) => {
        if (comments.some((one) => one.texto === text && one.id !== id)) return comments;
        if (comments.some((one) => one.id === id))
          return comments.map((one) => (one.id === id ? { ...one, texto: text, competencia } : one));
        if (comments.length >= MOST_COMMENTS) throw new AppError('refused');
        return [{ id, texto: text, competencia, usos: 0 }, ...comments];
      });
    },
    async forgetComment(id) {
      changeComments((comments) => comments.filter((one) => one.id !== id));
    },
    async countUse(id) {
      changeComments((comments) =>
        comments.map((one) => (one.id === id ? { ...one, usos: one.usos + 1 } : one)),
      );
    },
  };
}

/** Withdrawn reviews of students who are in the class now. */
function withdrawnOf(record: ClassRecord, now: Date) {
  return (record.withdrawn ?? []).flatMap((one) => {
    const classroom = record.rooms.find(({ id }) => id === one.sala_id);
    const student = classroom && classStudents(classroom, now).find(({ id }) => id === one.aluno_id);
    return student ? [{ ...one, sala_nome: classroom.nome, aluno_nome: student.nome }] : [];
  });
}

function queueItems(record: ClassRecord, now: Date) {
  return record.rooms.flatMap((classroom) =>
    essaysOf(record, classroom, now).map((essay) => {
      const levels = countingLevels(essay);
      return {
        id: essay.id,
        sala_id: classroom.id,
        sala_nome: classroom.nome,
        aluno_id: essay.aluno_id,
        aluno_nome: essay.aluno_nome,
        esperado: essay.esperado,
        tema: essay.tema,
        tema_id: essay.tema_id,
        prazo: dueDateOf(essay, classroom.temas),
        enviado_em: essay.enviado_em,
        total: levels && totalOf(levels),
        // The device stores no uncertainty band for a submitted essay.
        largura: null,
        revisada: essay.revisada,
        rascunho: record.drafts?.[essay.id] !== undefined,
      };
    }),
  );
}
