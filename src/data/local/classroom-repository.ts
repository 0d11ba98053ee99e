import { AppError } from '@/contracts/app-error';
import type { ClassEssay, ClassroomRepository } from '../class-services';
import {
  essaysOf,
  findSending,
  recentOf,
  reviewOf,
  sampleRecord,
  summaryOf,
  withRoom,
  type ClassRecord,
} from '@/domain/classrooms/class-record';
import { CLASSROOM_LIMITS, type Classroom } from '@/domain/classrooms/classroom';
import {
  MAX_CLASSROOMS,
  newClassroom,
  withExpected,
  withoutStudent,
  withStudentBack,
  withTheme,
  type KeptClassroom,
} from '@/domain/classrooms/kept-classroom';
import { isSample } from '@/domain/classrooms/samples/sample-classrooms';
import { randomCode } from '@/lib/random-code';
import type { ClassRecords } from './class-records';
import { createCounter } from './counter';
import type { LocalLatePorts } from './create-late-services';
import { readClassEssay } from './read-class-essay';

const RECENT_ESSAYS = 10;

/**
 * The classrooms of the local mode: at first the samples of the specification, which a teacher may change like own ones.
 * Students of the same device join them; everything stays in this browser.
 */
export function createClassroomRepository(ports: LocalLatePorts, records: ClassRecords): ClassroomRepository {
  const { context, owner } = ports;
  const version = createCounter();
  records.version.subscribe(version.bump);
  owner.subscribe(version.bump);

  const now = () => context.now().toISOString();
  const read = () => records.of(owner.reader()) ?? sampleRecord(context.now());
  const roomOf = (id: string) => read().rooms.find((room) => room.id === id) ?? null;

  function change(work: (record: ClassRecord) => ClassRecord): void {
    records.change(owner.writer(), (record) => work(record ?? sampleRecord(context.now())));
  }

  /** Changes one room; `not-found` where it is not there, or `work` finds nothing to change. */
  function changeRoom(id: string, work: (room: KeptClassroom) => KeptClassroom | null): void {
    change((record) => {
      const room = record.rooms.find((one) => one.id === id);
      const changed = room && work(room);
      if (!changed) throw new AppError('not-found');
      return withRoom(record, room, changed);
    });
  }

  return {
    version,
    get hasSamples() {
      return read().rooms.some(({ id }) => isSample(id));
    },
    async summaries() {
      const record = read();
      return record.rooms.map((room) => summaryOf(record, room));
    },
    recentEssays: async () => recentOf(read(), RECENT_ESSAYS),
    async classroom(id) {
      const room = roomOf(id);
      return room && toClassroom(room);
    },
    async create(input) {
      const room = newClassroom({ ...described(input), id: randomCode(), createdAt: now() });
      change((record) => {
        if (record.rooms.length >= MAX_CLASSROOMS) throw new AppError('refused');
        return { ...record, rooms: [...record.rooms, room] };
      });
      return room.id;
    },
    async edit(id, input) {
      changeRoom(id, (room) => ({ ...room, ...described(input) }));
    },
    async remove(id) {
      change((record) => {
        const room = record.rooms.find((one) => one.id === id);
        if (!room) throw new AppError('not-found');
        return withRoom(record, room, null);
      });
    },
    async setTheme(id, { tema, dueAt, seenVersion }) {
      const theme = { tema: text(tema, CLASSROOM_LIMITS.tema), dueAt };
      let result: 'set' | 'conflict' = 'set';
      changeRoom(id, (room) => {
        result = room.themeVersion === seenVersion ? 'set' : 'conflict';
        return result === 'set' ? withTheme(room, theme, { id: randomCode(), at: now() }) : room;
      });
      return result;
    },
    async expectStudent(id, name) {
      const expected = { id: randomCode(), name: text(name, CLASSROOM_LIMITS.aluno) };
      changeRoom(id, (room) => withExpected(room, expected) ?? refuse());
    },
    async forgetExpected(id, expectedId) {
      changeRoom(id, (room) => {
        const expected = room.expected.filter((one) => one.id !== expectedId);
        return expected.length < room.expected.length ? { ...room, expected } : null;
      });
    },
    async removeStudent(id, studentId) {
      changeRoom(id, (room) => withoutStudent(room, studentId, now()));
    },
    async restoreStudent(id, studentId) {
      changeRoom(id, (room) => withStudentBack(room, studentId));
    },
    async renewInvite(id) {
      const invite = { code: randomCode(), createdAt: now() };
      changeRoom(id, (room) => ({ ...room, invite }));
      return invite;
    },
    async revokeInvite(id) {
      changeRoom(id, (room) => ({ ...room, invite: null }));
    },
    async sentEssays(id) {
      const room = roomOf(id);
      if (!room) throw new AppError('not-found');
      return essaysOf(read(), room);
    },
    async essay(sentId): Promise<ClassEssay | null> {
      const record = read();
      const found = findSending(record, sentId);
      return found && readClassEssay(ports, { ...found, review: reviewOf(record.reviews, sentId) });
    },
    async review(sentId, items) {
      const review = items.length > 0 ? { items: [...items], updatedAt: now() } : null;
      change((record) => {
        if (!findSending(record, sentId)) throw new AppError('not-found');
        const { [sentId]: _, ...others } = record.reviews;
        return { ...record, reviews: review ? { ...others, [sentId]: review } : others };
      });
      return review;
    },
  };
}

function toClassroom({ removed: _removed, sent: _sent, ...room }: KeptClassroom): Classroom {
  return room;
}

function described({ nome, descricao }: { nome: string; descricao: string }) {
  const description = descricao.trim();
  return {
    nome: text(nome, CLASSROOM_LIMITS.nome),
    descricao: description && text(description, CLASSROOM_LIMITS.descricao),
  };
}

/** As the server takes it: neither blank nor longer than its column, by characters of Postgres. */
function text(given: string, limit: number): string {
  const trimmed = given.trim();
  return trimmed && [...trimmed].length <= limit ? trimmed : refuse();
}

function refuse(): never {
  throw new AppError('refused');
}
