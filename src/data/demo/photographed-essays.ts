import { AppError } from '@/contracts/app-error';
import { publishedOf, sampleRecord, withClassroom, type ClassRecord } from '@/domain/classrooms/class-record';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { PhotographedEssay } from '@/domain/classrooms/photographed-essay';
import { countingLevels, isReviewed } from '@/domain/classrooms/submission';
import { withEssayToCome } from '@/domain/classrooms/places';
import { withSubmission, type StoredClassroom } from '@/domain/classrooms/stored-classroom';
import { correctorLevels, teacherLevels } from '@/domain/classrooms/with-review';
import { countFindings } from '@/domain/evaluation/count-findings';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { latestFirst } from '@/domain/time/latest-first';
import type { NewPhotographedEssay, PhotographedEssayBackend } from '../ports/photographed-essays';
import { changeClassroom } from './class-records';
import { classesOfDevice, type DemoPorts, userOf } from './ports';
import { correctedPhotographedEssay } from './sent-corrections';

/** Photographed sheets on this device: the text is kept with its submission, in the teacher's classroom. */
export default function createPhotographedEssays(ports: DemoPorts): PhotographedEssayBackend {
  const { context, records, evaluator } = ports;
  const now = () => context.now().toISOString();
  const read = () => records.of(userOf(ports).id) ?? sampleRecord(context.now());
  const classroomOf = (id: string) => read().rooms.find((classroom) => classroom.id === id) ?? null;

  function changeOwn(id: string, work: (classroom: StoredClassroom) => StoredClassroom): void {
    records.change(userOf(ports).id, (record) =>
      changeClassroom(record ?? sampleRecord(context.now()), id, work),
    );
  }

  /** Sheets of the current student, including those in classes the student was removed from. */
  const receivedRows = () => {
    const { id: studentId } = userOf(ports);
    return classesOfDevice(ports).flatMap(({ teacher, record, classroom }) =>
      classroom.envios.flatMap(({ texto, ...submission }) =>
        submission.aluno_id === studentId && texto !== undefined
          ? { record, classroom, submission: { ...submission, texto }, professores: [teacher.name] }
          : [],
      ),
    );
  };

  return {
    confirmation: async (classroomId) => classroomOf(classroomId)?.fotos ?? null,
    async confirm(classroomId) {
      const fotos = { professor_nome: userOf(ports).name, confirmado_em: now() };
      changeOwn(classroomId, (classroom) => ({ ...classroom, fotos: classroom.fotos ?? fotos }));
    },
    async send(photographed) {
      const classroom = classroomOf(photographed.classroomId);
      if (!classroom || classroom.arquivada) return 'sala_nao_encontrada';
      if (!classroom.fotos) return 'sem_confirmacao';
      if (!writerOf(classroom, photographed.studentId)) return 'aluno_nao_encontrado';
      changeOwn(photographed.classroomId, (known) => {
        const ready = withEssayToCome(known, photographed.studentId, now());
        const writer = writerOf(ready, photographed.studentId);
        return writer ? withSubmission(ready, toSubmission(photographed, writer, now())) : known;
      });
      return null;
    },
    async remove(submissionId) {
      const isPhotographed = ({ id, texto }: StoredClassroom['envios'][number]) =>
        id === submissionId && texto !== undefined;
      records.change(userOf(ports).id, (stored) => {
        const record: ClassRecord = stored ?? sampleRecord(context.now());
        const classroom = record.rooms.find(({ envios }) => envios.some(isPhotographed));
        if (!classroom) throw new AppError('not-found');
        return withClassroom(record, classroom, {
          ...classroom,
          envios: classroom.envios.filter((one) => !isPhotographed(one)),
        });
      });
    },
    received: async () =>
      receivedRows()
        .map(({ record, classroom, submission, professores }): PhotographedEssay => {
          const { id, tema, enviado_em, niveis } = submission;
          const review = publishedOf(record, id);
          const levels = countingLevels({ niveis, niveis_professor: teacherLevels(review.revisao) });
          return {
            id,
            sala_id: classroom.id,
            sala_nome: classroom.nome,
            professores,
            tema,
            enviado_em,
            total: levels && totalOf(levels),
            revisada: isReviewed(review),
          };
        })
        .toSorted(latestFirst('enviado_em')),
    async receivedEssay(submissionId) {
      const found = receivedRows().find(({ submission }) => submission.id === submissionId);
      if (!found) return null;
      const { record, classroom, submission, professores } = found;
      return {
        id: submission.id,
        sala_id: classroom.id,
        sala_nome: classroom.nome,
        professores,
        enviado_em: submission.enviado_em,
        correction: await correctedPhotographedEssay(evaluator, submission, classroom.temas),
        ...publishedOf(record, submissionId),
      };
    },
  };
}

type Writer = { aluno_id: string; nome_id?: string };

/**
 * The writer for the id of a student or of a place in the class list (`nomes`). A place belongs to the student who
 * has taken it meanwhile, and a sheet of a student who only claims a place is stored with that place.
 */
function writerOf({ alunos, nomes }: StoredClassroom, id: string): Writer | null {
  const claimed = nomes.find(({ pretendente }) => pretendente?.id === id);
  if (claimed) return { aluno_id: claimed.id, nome_id: claimed.id };
  if (alunos.some((one) => one.id === id)) return { aluno_id: id };
  const taker = alunos.find(({ lugar }) => lugar?.id === id);
  if (taker) return { aluno_id: taker.id, nome_id: id };
  return nomes.some((one) => one.id === id) ? { aluno_id: id, nome_id: id } : null;
}

function toSubmission({ id, theme, essay, evaluation }: NewPhotographedEssay, writer: Writer, at: string) {
  const correction = toCorrection(evaluation, { id, theme, essay, submittedAt: at });
  return {
    id,
    redacao_id: id,
    ...writer,
    tema_id: null,
    tema: theme,
    enviado_em: at,
    niveis: correctorLevels(correction),
    achados: countFindings(evaluation),
    texto: essay,
  };
}
