import { ClassMemorySchema } from '@/contracts/class-memory';
import { EMPTY_CLASS_MEMORY, type ClassMemory } from '@/domain/classrooms/class-memory';
import { areaKeys } from './area-keys';
import { createLocalStore } from './create-local-store';
import { createOwnedStore, type OwnedStore } from './owned-store';
import type { Owner } from './owner';
import type { KeyValueStorage } from './storage';

/** One per account, in either mode on the device. */
export function createClassMemory(storage: KeyValueStorage | null, owner: Owner): OwnedStore<ClassMemory> {
  return createOwnedStore(owner, (name) =>
    createLocalStore<ClassMemory>({
      key: areaKeys.classMemory(name),
      schema: ClassMemorySchema,
      fallback: EMPTY_CLASS_MEMORY,
      storage,
    }),
  );
}
