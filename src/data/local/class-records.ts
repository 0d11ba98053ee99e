import * as z from 'zod/mini';
import { IsoDateSchema } from '@/contracts/iso-date';
import {
  StoredClassRecordSchema,
  StoredClassroomSchema,
  StoredReviewSchema,
} from '@/contracts/stored-classrooms';
import type { ClassRecord } from '@/domain/classrooms/class-record';
import { areaKeys } from './area-keys';
import { createCounter } from './counter';
import { createLocalStore, type LocalStore } from './create-local-store';
import { perOwner } from './per-owner';
import { readableItems } from './readable-items';
import type { KeyValueStorage } from './storage';
import { updateOrFail } from './update-or-fail';

/** The classrooms of every teacher of this device; null for one who has not changed anything yet. */
export type ClassRecords = {
  of(teacherId: string): ClassRecord | null;
  /** `storage-unavailable` where the disk does not take it: then nothing is changed. What `change` throws, too. */
  change(teacherId: string, change: (record: ClassRecord | null) => ClassRecord): void;
  /** Bumps with every change, by another tab too. */
  version: ReturnType<typeof createCounter>;
};

export function createClassRecords(storage: KeyValueStorage | null): ClassRecords {
  const version = createCounter();
  const storeOf = perOwner((teacherId) => {
    const store = createRecordStore(storage, teacherId);
    store.subscribe(version.bump);
    return store;
  });
  return {
    version,
    of: (teacherId) => storeOf(teacherId).get(),
    change: (teacherId, change) => updateOrFail(storeOf(teacherId), change),
  };
}

function createRecordStore(
  storage: KeyValueStorage | null,
  teacherId: string,
): LocalStore<ClassRecord | null> {
  return createLocalStore<ClassRecord | null>({
    key: areaKeys.classrooms(teacherId),
    schema: z.nullable(StoredClassRecordSchema) as z.ZodMiniType<ClassRecord | null>,
    fallback: null,
    storage,
    salvage: readableRecord,
  });
}

/** What can be read of a record that was edited by hand; the samples are not brought back by it. */
function readableRecord(raw: unknown): ClassRecord | null {
  const { data } = z.safeParse(z.looseObject({}), raw);
  const samplesAt = z.safeParse(IsoDateSchema, data?.samplesAt);
  if (!data || !samplesAt.success) return null;
  const reviews = z.safeParse(z.looseObject({}), data.reviews);
  return {
    samplesAt: samplesAt.data,
    rooms: readableItems(StoredClassroomSchema, data.rooms),
    reviews: Object.fromEntries(
      Object.entries(reviews.data ?? {}).flatMap(([sentId, review]) =>
        readableItems(StoredReviewSchema, [review]).map((one) => [sentId, one]),
      ),
    ),
  };
}
