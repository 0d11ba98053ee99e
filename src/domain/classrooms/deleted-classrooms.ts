import { restorableUntil, type DeletedClassroom } from './classroom.ts';
import { withoutIds, withClassroom, type ClassRecord, type StoredDeletedClassroom } from './class-record.ts';
import { DAYS_TO_CLAIM } from './photographed-essay.ts';
import { undoableUntil, type StoredClassroom } from './stored-classroom.ts';

const DAY_MS = 86_400_000;

/** Deletes a class so that it can be restored for some days; its invite is lost. */
export function withDeleted(record: ClassRecord, classroom: StoredClassroom, now: Date): ClassRecord {
  const left = withClassroom(record, classroom, null);
  const gone = {
    room: { ...classroom, convite: null },
    reviews: withoutIds(record.reviews, new Set(Object.keys(left.reviews))),
    annotations:
      record.annotations && withoutIds(record.annotations, new Set(Object.keys(left.annotations ?? {}))),
    excluida_em: now.toISOString(),
  };
  return withoutExpired({ ...left, deleted: [gone, ...left.deleted] }, now);
}

/** Restores a class with its essays and reviews; null if it cannot be restored any more. */
export function withRestored(record: ClassRecord, id: string, now: Date): ClassRecord | null {
  const current = withoutExpired(record, now);
  const found = current.deleted.find(({ room: classroom }) => classroom.id === id);
  if (!found) return null;
  return {
    ...current,
    rooms: [...current.rooms, found.room].toSorted(
      (a, b) => Date.parse(a.criada_em) - Date.parse(b.criada_em),
    ),
    reviews: { ...current.reviews, ...found.reviews },
    annotations: { ...current.annotations, ...found.annotations },
    deleted: current.deleted.filter((one) => one !== found),
  };
}

/**
 * Removes deleted classes that can no longer be restored, essays that nobody claimed in time, and essays of
 * students who were removed too long ago to come back; returns the same object if there is nothing to remove. The
 * records of removals stay, because an old invite must not readmit a removed student.
 */
export function withoutExpired(record: ClassRecord, now: Date): ClassRecord {
  const deleted = record.deleted.filter((one) => restorableUntil(toDeletedClassroom(one)) >= now);
  const current = deleted.length === record.deleted.length ? record : { ...record, deleted };
  return current.rooms.reduce((left, classroom) => {
    const gone = new Set(classroom.removidos.flatMap((one) => (undoableUntil(one) < now ? one.id : [])));
    const envios = classroom.envios.filter(
      ({ aluno_id, nome_id, enviado_em }) =>
        !gone.has(aluno_id) &&
        (aluno_id !== nome_id || now.getTime() - Date.parse(enviado_em) < DAYS_TO_CLAIM * DAY_MS),
    );
    const kept = withoutReviews(left, classroom.id, gone);
    return envios.length === classroom.envios.length
      ? kept
      : withClassroom(kept, classroom, { ...classroom, envios });
  }, current);
}

/** Removes the stored reviews of essays that these students withdrew from the class. */
function withoutReviews(
  record: ClassRecord,
  classroomId: string,
  students: ReadonlySet<string>,
): ClassRecord {
  const withdrawn = record.withdrawn?.filter(
    (one) => one.sala_id !== classroomId || !students.has(one.aluno_id),
  );
  return withdrawn?.length === record.withdrawn?.length ? record : { ...record, withdrawn };
}

export function toDeletedClassroom({
  room: { id, nome },
  excluida_em,
}: StoredDeletedClassroom): DeletedClassroom {
  return { id, nome, excluida_em };
}
