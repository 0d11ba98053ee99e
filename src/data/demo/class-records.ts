import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import {
  StoredDeletedClassroomSchema,
  ReviewVersionsSchema,
  StoredClassRecordSchema,
  StoredClassroomSchema,
  StoredWithdrawnSchema,
} from '@/contracts/class-storage';
import { KeptCommentSchema, PublishedRemarksSchema } from '@/contracts/remarks';
import { ReviewSchema } from '@/contracts/class-parts';
import { IsoDateSchema } from '@/contracts/values';
import { withClassroom, type ClassRecord } from '@/domain/classrooms/class-record';
import type { StoredClassroom } from '@/domain/classrooms/stored-classroom';
import { areaKeys } from '../local/keys';
import { createLocalStore, readableItems, updateOrFail } from '../local/create-local-store';
import { perOwner } from '../local/owner';
import type { KeyValueStorage } from '../local/storage';

/** The classrooms of every teacher of this device. */
export type ClassRecords = {
  /** null for a teacher who has not changed anything yet. */
  of(teacherId: string): ClassRecord | null;
  /** Fails with `storage-unavailable` if the disk refuses the write, or with the error `change` throws; then nothing changes. */
  change(teacherId: string, change: (record: ClassRecord | null) => ClassRecord): void;
};

export function createClassRecords(storage: KeyValueStorage | null): ClassRecords {
  const storeOf = perOwner((teacherId) =>
    createLocalStore<ClassRecord | null>({
      key: areaKeys.classrooms(teacherId),
      schema: z.nullable(StoredClassRecordSchema) as z.ZodMiniType<ClassRecord | null>,
      fallback: null,
      storage,
      migrate: toColumnNames,
      salvage: readableRecord,
    }),
  );
  return {
    of: (teacherId) => storeOf(teacherId).get(),
    change: (teacherId, change) => updateOrFail(storeOf(teacherId), change),
  };
}

/** The record with one classroom changed; `not-found` if it is missing or `work` finds nothing to change. */
export function changeClassroom(
  record: ClassRecord | null,
  id: string,
  work: (classroom: StoredClassroom) => StoredClassroom | null,
): ClassRecord {
  const classroom = record?.rooms.find((one) => one.id === id);
  const changed = classroom && work(classroom);
  if (!record || !changed) throw new AppError('not-found');
  return withClassroom(record, classroom, changed);
}

/** Returns the readable parts of a record that was edited by hand; does not restore the samples. */
function readableRecord(raw: unknown): ClassRecord | null {
  const { data } = z.safeParse(z.looseObject({}), toColumnNames(raw));
  const samplesAt = z.safeParse(IsoDateSchema, data?.samplesAt);
  if (!data || !samplesAt.success) return null;
  return {
    samplesAt: samplesAt.data,
    rooms: readableItems(StoredClassroomSchema, data.rooms),
    reviews: readableValues(ReviewSchema, data.reviews),
    annotations: readableValues(PublishedRemarksSchema, data.annotations),
    versions: readableValues(ReviewVersionsSchema, data.versions),
    withdrawn: readableItems(StoredWithdrawnSchema, data.withdrawn),
    comments: readableItems(z.omit(KeptCommentSchema, { meu: true, autor: true }), data.comments),
    deleted: readableItems(StoredDeletedClassroomSchema, data.deleted),
  };
}

function readableValues<Value>(schema: z.ZodMiniType<Value>, raw: unknown): Record<string, Value> {
  const { data = {} } = z.safeParse(z.looseObject({}), raw);
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => readableItems(schema, [value]).map((one) => [key, one])),
  );
}

/**
 * Column names, keyed by the property names of the first version. The `createdAt` of an invite becomes a different
 * column (see `toColumnNames`).
 */
const COLUMN_OF: Record<string, string> = {
  createdAt: 'criada_em',
  themes: 'temas',
  themeVersion: 'tema_versao',
  students: 'alunos',
  expected: 'nomes',
  invite: 'convite',
  removed: 'removidos',
  sent: 'envios',
  name: 'nome',
  joinedAt: 'entrou_em',
  removedAt: 'removido_em',
  assignedAt: 'criado_em',
  dueAt: 'prazo',
  code: 'codigo',
  essayId: 'redacao_id',
  studentId: 'aluno_id',
  themeId: 'tema_id',
  theme: 'tema',
  sentAt: 'enviado_em',
  levels: 'niveis',
  findings: 'achados',
  competency: 'competencia',
  comment: 'comentario',
  level: 'nivel',
  reason: 'motivo',
};

/** Renames the properties of a record of the first version to the column names; any other value stays as it is. */
function toColumnNames(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(toColumnNames);
  if (typeof raw !== 'object' || raw === null) return raw;
  const { items, updatedAt, ...fields } = raw as Record<string, unknown>;
  // In the first version, a review was an object with one date for all its items.
  if (Array.isArray(items))
    return items.map((item) => ({ ...(toColumnNames(item) as object), atualizado_em: updatedAt }));
  const isInvite = 'code' in fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const column = isInvite && name === 'createdAt' ? 'criado_em' : (COLUMN_OF[name] ?? name);
      // The keys of `achados` are codes of findings, not names of columns.
      return [column, column === 'achados' ? value : toColumnNames(value)];
    }),
  );
}
