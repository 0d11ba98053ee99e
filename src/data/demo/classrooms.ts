import { AppError } from '@/contracts/app-error';
import {
  essaysOf,
  findSubmission,
  recentOf,
  publishedOf,
  sampleRecord,
  summaryOf,
  versionsOf,
  withPublished,
  writersIn,
  type ClassRecord,
} from '@/domain/classrooms/class-record';
import {
  toDeletedClassroom,
  withDeleted,
  withoutExpired,
  withRestored,
} from '@/domain/classrooms/deleted-classrooms';
import { CLASSROOM_LIMITS, type ClassInvite, type Classroom } from '@/domain/classrooms/classroom';
import { findWriter } from '@/domain/classrooms/class-writers';
import { isOver } from '@/domain/classrooms/late-work';
import { isSample } from '@/domain/classrooms/samples/sample-classrooms';
import { withAssigned, withExpected, withoutPlace, withRefused } from '@/domain/classrooms/places';
import {
  classPlaces,
  classStudents,
  copiedThemes,
  copyOf,
  MAX_CLASSROOMS,
  newClassroom,
  withArchived,
  withoutName,
  withoutStudent,
  withStudentBack,
  withTheme,
  type StoredClassroom,
} from '@/domain/classrooms/stored-classroom';
import { shortCodeOf } from '@/domain/classrooms/short-code';
import { published, saysSomething, toRemarks } from '@/domain/classrooms/remarks';
import { passagesOf } from './class-passages';
import { changedElsewhere } from '@/lib/changed-elsewhere';
import { randomCode } from '@/lib/random-code';
import type { CurrentReview } from '@/domain/classrooms/submission';
import type { ClassroomBackend, GivenThemeResult } from '../ports/classrooms';
import { userOf, type DemoPorts } from './ports';
import { changeClassroom } from './class-records';
import { checkedName, described, emailText, refuse, text } from './checked-fields';
import { classEssayOf, correctionOf } from './sent-corrections';
import { withGivenTheme } from './given-theme';

/**
 * The teacher's classrooms: initially the samples, which teachers may change like classrooms of their own. Students
 * of the same device can join them.
 */
export default function createClassrooms(ports: DemoPorts): ClassroomBackend {
  const { context, records } = ports;
  const now = () => context.now().toISOString();

  const read = () => records.of(userOf(ports).id) ?? sampleRecord(context.now());
  const classroomOf = (id: string) => read().rooms.find((classroom) => classroom.id === id) ?? null;

  function change(work: (record: ClassRecord) => ClassRecord): void {
    records.change(userOf(ports).id, (record) => work(record ?? sampleRecord(context.now())));
  }

  function emailOf(studentId: string): string | null {
    return (
      ports.session
        .accounts()
        .find(({ id }) => id === studentId)
        ?.email.toLowerCase() ?? null
    );
  }

  function changeOwn(id: string, work: (classroom: StoredClassroom) => StoredClassroom | null): void {
    change((record) => changeClassroom(record, id, work));
  }

  return {
    hasSamples: () => read().rooms.some(({ id }) => isSample(id)),
    async list() {
      const record = read();
      return record.rooms.map((classroom) => summaryOf(record, classroom, context.now()));
    },
    recentEssays: async () => recentOf(read(), 10, context.now()),
    async get(id) {
      const classroom = classroomOf(id);
      return classroom && toClassroom(classroom, context.now());
    },
    async create(input) {
      const classroom = newClassroom({ ...described(input), id: randomCode(), criada_em: now() });
      change((record) => withOneMore(record, classroom));
      return classroom.id;
    },
    async edit(id, input, seen) {
      let result: 'saved' | 'conflict' = 'saved';
      changeOwn(id, (classroom) => {
        result =
          seen && changedElsewhere<typeof seen>(seen, classroom, input).length > 0 ? 'conflict' : 'saved';
        return result === 'conflict' ? classroom : { ...classroom, ...described({ ...classroom, ...input }) };
      });
      return result;
    },
    async remove(id) {
      change((record) => {
        const classroom = record.rooms.find((one) => one.id === id);
        if (!classroom) throw new AppError('not-found');
        return withDeleted(record, classroom, context.now());
      });
    },
    async deleted() {
      const record = read();
      const current = withoutExpired(record, context.now());
      if (current !== record) change((known) => withoutExpired(known, context.now()));
      return current.deleted.map(toDeletedClassroom);
    },
    async restore(id) {
      change((record) => {
        const restored = withRestored(record, id, context.now());
        if (!restored) throw new AppError('not-found');
        return restored;
      });
    },
    async archive(id, isArchived) {
      changeOwn(id, (classroom) => withArchived(classroom, isArchived));
    },
    async shareSentences(id, isShared) {
      changeOwn(id, (classroom) => ({ ...classroom, frases_no_treino: isShared }));
    },
    async copy(id, { newId, nome, withNames, withThemes }) {
      change((record) => {
        const classroom = record.rooms.find((one) => one.id === id);
        if (!classroom) throw new AppError('not-found');
        if (record.rooms.some((one) => one.id === newId)) return record;
        const nomes = withNames
          ? classroom.alunos.map(({ nome: name }) => ({ id: randomCode(), nome: name, email: null }))
          : [];
        const input = { id: newId, nome: checkedName(nome, CLASSROOM_LIMITS.nome), criada_em: now() };
        const temas = withThemes ? copiedThemes(classroom, { newId: randomCode, at: now() }) : [];
        return withOneMore(record, copyOf(classroom, input, { nomes, temas }));
      });
    },
    async setTheme(id, { tema, prazo, tema_versao }) {
      const theme = { tema: text(tema, CLASSROOM_LIMITS.tema), prazo };
      let result: 'set' | 'conflict' = 'set';
      changeOwn(id, (classroom) => {
        result = classroom.tema_versao === tema_versao ? 'set' : 'conflict';
        if (result === 'conflict') return classroom;
        if (classroom.temas[0]?.tema !== theme.tema && isOver(prazo, context.now())) refuse();
        return withTheme(classroom, theme, { id: randomCode(), at: now() });
      });
      return result;
    },
    async giveTheme(classrooms, theme) {
      let answer: GivenThemeResult = { result: 'given' };
      change((record) => {
        const given = withGivenTheme(
          record,
          { classrooms, theme },
          { newId: randomCode, now: context.now() },
        );
        ({ answer } = given);
        return given.record;
      });
      return answer;
    },
    async expectStudents(id, students) {
      const expected = students.map(({ id: own, nome, email }) => ({
        id: own,
        nome: checkedName(nome, CLASSROOM_LIMITS.aluno),
        email: email && emailText(email),
      }));
      changeOwn(
        id,
        (classroom) => (!classroom.arquivada && withExpected(classroom, expected, emailOf)) || refuse(),
      );
    },
    async assignPlace(id, expectedId, studentId) {
      changeOwn(id, (classroom) => withAssigned(classroom, expectedId, studentId));
    },
    async refusePlace(id, expectedId, studentId) {
      changeOwn(id, (classroom) => withRefused(classroom, expectedId, studentId));
    },
    async undoPlace(id, studentId, email) {
      changeOwn(id, (classroom) => withoutPlace(classroom, studentId, email, emailOf));
    },
    async forgetExpected(id, expectedId, essays) {
      let isGone = false;
      changeOwn(id, (classroom) => {
        isGone = classroom.envios.filter(({ aluno_id }) => aluno_id === expectedId).length <= essays;
        return isGone ? withoutName(classroom, expectedId) : classroom;
      });
      return isGone;
    },
    async undoExpected(id, expectedIds) {
      let count = 0;
      changeOwn(id, (classroom) => {
        const hasWritten = (one: string) => classroom.envios.some(({ aluno_id }) => aluno_id === one);
        const nomes = classroom.nomes.filter((one) => !expectedIds.includes(one.id) || hasWritten(one.id));
        count = classroom.nomes.length - nomes.length;
        return { ...classroom, nomes };
      });
      return count;
    },
    async removeStudent(id, studentId) {
      changeOwn(id, (classroom) => withoutStudent(classroom, studentId, now()));
    },
    async restoreStudent(id, studentId) {
      changeOwn(id, (classroom) =>
        withStudentBack(classroom, studentId, { email: emailOf(studentId), at: now() }),
      );
    },
    async renewInvite(id) {
      const convite = { codigo: randomCode(), criado_em: now() };
      changeOwn(id, (classroom) => (classroom.arquivada ? null : { ...classroom, convite }));
      return toInvite(convite);
    },
    async revokeInvite(id) {
      changeOwn(id, (classroom) => ({ ...classroom, convite: null }));
    },
    async submissions(id) {
      const classroom = classroomOf(id);
      if (!classroom) throw new AppError('not-found');
      return essaysOf(read(), classroom, context.now());
    },
    async reviews(id) {
      const record = read();
      const classroom = classroomOf(id);
      if (!classroom) throw new AppError('not-found');
      return essaysOf(record, classroom, context.now())
        .filter(({ revisada }) => revisada)
        .map(({ id }) => ({ envio_id: id, ...publishedOf(record, id) }));
    },
    async passages(id, code) {
      const classroom = classroomOf(id);
      if (!classroom) throw new AppError('not-found');
      return passagesOf(read(), classroom, code, (submission) =>
        correctionOf(ports, { classroom, submission }),
      );
    },
    async essay(submissionId) {
      const record = read();
      const found = findSubmission(record, submissionId);
      if (!found) return null;
      const student = findWriter(writersIn(found.classroom, context.now()), found.submission.aluno_id);
      if (!student) return null;
      return classEssayOf(ports, found, student, currentReview(record, submissionId, userOf(ports).name));
    },
    async review(submissionId, items, remarks, seen) {
      const { name } = userOf(ports);
      const at = now();
      let result: 'published' | 'conflict' = 'published';
      change((record) => {
        if (!findSubmission(record, submissionId)) throw new AppError('not-found');
        result = !seen || seen.versao === versionsOf(record, submissionId).revisao ? 'published' : 'conflict';
        if (result === 'conflict') return record;
        const before = publishedOf(record, submissionId).anotacoes;
        const said = remarks ?? toRemarks(before);
        const revisao = items.map((item) => ({ ...item, atualizado_em: at }));
        const anotacoes =
          revisao.length > 0 || saysSomething(said)
            ? published(said, before, { autor: name, publicada_em: at })
            : null;
        const after = { at, draftVersion: seen?.rascunho_versao };
        return withPublished(record, submissionId, { revisao, anotacoes }, after);
      });
      return { result, ...currentReview(read(), submissionId, name) };
    },
  };
}

function toClassroom(stored: StoredClassroom, now: Date): Classroom {
  const {
    removidos: _removed,
    envios: _sent,
    fotos: _photos,
    chegadas: _arrivals,
    convite,
    ...classroom
  } = stored;
  return {
    ...classroom,
    alunos: classStudents(stored, now),
    nomes: classPlaces(stored, now),
    sou_dono: true,
    frases_no_treino: classroom.frases_no_treino ?? false,
    convite: convite && toInvite(convite),
  };
}

function toInvite(convite: NonNullable<StoredClassroom['convite']>): ClassInvite {
  return { ...convite, codigo_curto: shortCodeOf(convite.codigo) };
}

/** Adds a classroom up to the server's limit, which includes deleted classrooms that can be restored. */
function withOneMore(record: ClassRecord, classroom: StoredClassroom): ClassRecord {
  if (record.rooms.length + record.deleted.length >= MAX_CLASSROOMS) refuse();
  return { ...record, rooms: [...record.rooms, classroom] };
}

/** The current review; its author is the teacher of this device. */
function currentReview(record: ClassRecord, submissionId: string, teacher: string): CurrentReview {
  const { revisao, publicada_em } = versionsOf(record, submissionId);
  const isNone = revisao === 0;
  return {
    ...publishedOf(record, submissionId),
    publicacao: {
      versao: revisao,
      professor_nome: isNone ? null : teacher,
      em: publicada_em,
      meu: !isNone,
    },
  };
}
