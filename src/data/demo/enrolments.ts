import { latestFirst } from '@/domain/time/latest-first';
import { AppError } from '@/contracts/app-error';
import { publishedOf } from '@/domain/classrooms/class-record';
import type { ClassReview, Enrolment, Removed } from '@/domain/classrooms/enrolment';
import {
  hasStudent,
  isInvited,
  undoableUntil,
  withJoined,
  withLeft,
  wayToWrite,
  withSubmission,
  type StoredClassroom,
  type StoredSubmission,
} from '@/domain/classrooms/stored-classroom';
import { isWrittenAs } from '@/domain/classrooms/theme-guidance';
import { withoutWithdrawn, withTakenBack } from '@/domain/classrooms/withdrawn-review';
import { isReviewed } from '@/domain/classrooms/submission';
import { shortCodeOf } from '@/domain/classrooms/short-code';
import { correctorLevels } from '@/domain/classrooms/with-review';
import { countFindings } from '@/domain/evaluation/count-findings';
import { randomCode } from '@/lib/random-code';
import type { EnrolmentBackend } from '../ports/enrolments';
import { changeClassroom } from './class-records';
import { JOIN_DELAY_MS, simulatedDelay } from '../local/simulated-delay';
import { classesOfDevice, type DemoPorts, type FoundClass, userOf } from './ports';

const HOUR_MS = 3_600_000;
const MAX_MISSES = 10;

/** The classes of a student, among those that teachers have on the same device. */
export default function createEnrolments(ports: DemoPorts): EnrolmentBackend {
  const { context, session, essays, records } = ports;
  const now = () => context.now().toISOString();

  const allClassrooms = () => classesOfDevice(ports);

  function findInvited(code: string): FoundClass | undefined {
    const userId = session.user.get()?.id ?? null;
    return allClassrooms().find(({ classroom }) => isInvited(classroom, code, userId));
  }

  const joinedClassrooms = (studentId: string) =>
    allClassrooms().filter(({ classroom }) => hasStudent(classroom, studentId));

  /** Applies a change to the record on disk, because another tab may have deleted the class. */
  function changeFound(
    { teacher, classroom }: FoundClass,
    work: (classroom: StoredClassroom) => StoredClassroom | null,
  ): void {
    records.change(teacher.id, (record) => changeClassroom(record, classroom.id, work));
  }

  /** Number of failed codes per user, counted as on the server: per hour, beginning with the first failure. */
  const misses = new Map<string, { since: number; count: number }>();

  function missesOf(userId: string): { since: number; count: number } {
    const time = context.now().getTime();
    const known = misses.get(userId);
    return known && known.since > time - HOUR_MS ? known : { since: time, count: 0 };
  }

  return {
    async openShortCode(shortCode) {
      const { id, userType } = userOf(ports);
      if (userType !== 'student') return { motivo: 'apenas_alunos' };
      const { since, count } = missesOf(id);
      if (count >= MAX_MISSES) return { motivo: 'muitas_tentativas' };
      const codigo = allClassrooms()
        .map(({ classroom }) => classroom.convite?.codigo)
        .find((code) => code !== undefined && shortCodeOf(code) === shortCode);
      if (codigo !== undefined && findInvited(codigo)) return { codigo };
      misses.set(id, { since, count: count + 1 });
      return { motivo: 'convite_invalido' };
    },
    async invitation(code) {
      const found = findInvited(code);
      if (!found) return null;
      const { teacher, classroom } = found;
      return {
        id: classroom.id,
        nome: classroom.nome,
        descricao: classroom.descricao,
        professor_nome: teacher.name,
        professor_email: session.user.get() && teacher.email,
      };
    },
    async join(code) {
      const { id, name, email, userType } = userOf(ports);
      if (userType !== 'student') return { motivo: 'apenas_alunos' };
      await simulatedDelay(context.config, JOIN_DELAY_MS);
      const found = findInvited(code);
      if (!found) return { motivo: 'convite_invalido' };
      let isFull = false;
      changeFound(found, (classroom) => {
        const joined = withJoined(classroom, { id, nome: name, entrou_em: now() }, email);
        isFull = joined === null;
        return joined ?? classroom;
      });
      if (isFull) return { motivo: 'sala_cheia' };
      return { sala: { id: found.classroom.id, nome: found.classroom.nome } };
    },
    async list() {
      const { id } = userOf(ports);
      return joinedClassrooms(id)
        .map((found) => toEnrolment(found, id))
        .toSorted(latestFirst('entrou_em'));
    },
    async leave(classroomId) {
      const { id } = userOf(ports);
      const found = joinedClassrooms(id).find(({ classroom }) => classroom.id === classroomId);
      // The student already left in another tab, or was removed by the teacher.
      if (!found) return;
      changeFound(found, (classroom) => withLeft(classroom, id));
      records.change(found.teacher.id, (record) =>
        withoutWithdrawn(record ?? found.record, (one) => one.aluno_id === id && one.sala_id === classroomId),
      );
    },
    async send({ classroomId, essayId, themeId }) {
      const { id } = userOf(ports);
      const correction = await essays.get(essayId);
      const found = joinedClassrooms(id).find(({ classroom }) => classroom.id === classroomId);
      if (!found || found.classroom.arquivada || !correction) throw new AppError('not-found');
      const way = wayToWrite(found.classroom, { tema_id: themeId, tema: correction.theme });
      const isSent = found.classroom.envios.some(
        ({ aluno_id, redacao_id }) => aluno_id === id && redacao_id === essayId,
      );
      if (!isSent && !isWrittenAs(way, correction.aiAnalysis))
        throw new AppError(way === 'manuscrita' ? 'only-handwritten' : 'only-typed');
      const submission = {
        id: randomCode(),
        redacao_id: essayId,
        aluno_id: id,
        tema_id: themeId,
        tema: correction.theme,
        enviado_em: now(),
        // A correction edited by hand may lack levels.
        niveis: correctorLevels(correction),
        achados: countFindings(correction.aiAnalysis),
      };
      changeFound(found, (classroom) =>
        hasStudent(classroom, id) && !classroom.arquivada ? withSubmission(classroom, submission) : null,
      );
    },
    async takeBack(submissionId) {
      const { id } = userOf(ports);
      const isOwn = (one: StoredSubmission) => one.id === submissionId && one.aluno_id === id;
      const found = allClassrooms().find(({ classroom }) => classroom.envios.some(isOwn));
      if (!found) return;
      records.change(found.teacher.id, (stored) => {
        const record = stored ?? found.record;
        const classroom = record.rooms.find((one) => one.id === found.classroom.id);
        // The submission may already be taken back in another tab.
        return (
          (classroom && withTakenBack(record, classroom, { submissionId, studentId: id }, now())) ?? record
        );
      });
    },
    async reviews(essayId) {
      const { id } = userOf(ports);
      return joinedClassrooms(id)
        .flatMap((found) => toReviews(found, { studentId: id, essayId }))
        .toSorted(latestFirst('enviado_em'));
    },
    async removals() {
      const { id } = userOf(ports);
      return allClassrooms()
        .flatMap((found) => toRemoved(found, id, context.now()))
        .toSorted(latestFirst('removido_em'));
    },
  };
}

function toRemoved({ record, classroom }: FoundClass, studentId: string, now: Date): Removed[] {
  return classroom.removidos
    .filter((one) => one.id === studentId && undoableUntil(one) >= now)
    .map((one) => ({
      sala_nome: classroom.nome,
      entrou_em: one.entrou_em,
      removido_em: one.removido_em,
      guardado_ate: undoableUntil(one).toISOString(),
      envios: classroom.envios
        .filter(({ aluno_id }) => aluno_id === studentId)
        .map(({ id, redacao_id, tema, texto = null, enviado_em }) => ({
          id,
          redacao_id,
          tema,
          texto,
          enviado_em,
          ...publishedOf(record, id),
        }))
        .toSorted(latestFirst('enviado_em')),
    }));
}

function toEnrolment({ teacher, record, classroom }: FoundClass, studentId: string): Enrolment {
  return {
    id: classroom.id,
    nome: classroom.nome,
    descricao: classroom.descricao,
    professor_nome: teacher.name,
    professores: [teacher.name],
    arquivada: classroom.arquivada,
    entrou_em: classroom.alunos.find(({ id }) => id === studentId)?.entrou_em ?? classroom.criada_em,
    tema: classroom.temas[0] ?? null,
    envios: classroom.envios
      .filter((submission) => submission.aluno_id === studentId)
      .map(({ id, redacao_id, tema_id, enviado_em }) => ({
        id,
        redacao_id,
        tema_id,
        enviado_em,
        revisada: isReviewed(publishedOf(record, id)),
      })),
  };
}

function toReviews(
  { teacher, record, classroom }: FoundClass,
  own: { studentId: string; essayId: string },
): ClassReview[] {
  const kept = (record.withdrawn ?? [])
    .filter(({ sala_id }) => sala_id === classroom.id)
    .map((one) => ({ ...one, review: { revisao: one.revisao, anotacoes: one.anotacoes } }));
  const sent = classroom.envios.map((one) => ({
    ...one,
    retirada_em: null,
    review: publishedOf(record, one.id),
  }));
  return [...sent, ...kept]
    .filter(({ aluno_id, redacao_id }) => aluno_id === own.studentId && redacao_id === own.essayId)
    .map(({ id, enviado_em, retirada_em, niveis, review }) => ({
      id,
      sala_id: classroom.id,
      sala_nome: classroom.nome,
      professor_nome: teacher.name,
      professores: [teacher.name],
      enviado_em,
      pendente: niveis === null,
      retirada_em,
      ...review,
    }));
}
