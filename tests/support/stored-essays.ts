import type { StoredCorrection } from '@/contracts/stored-correction';
import { areaKeys } from '@/data/local/area-keys';
import { buildCorrections, buildUser } from './builders';
import type { MemoryStorage } from './memory-storage';

export const marina = buildUser();
export const caio = buildUser({ id: 'local:caio@example.com', email: 'caio@example.com', name: 'Caio' });

export const signInAs = (email: string) => ({ email, password: 'segredo', userType: 'student' }) as const;

export const ids = (corrections: readonly { id: string }[]) => corrections.map(({ id }) => id);

/** What the key `corrected-essays` holds. */
export const onKey = (storage: MemoryStorage) =>
  (storage.json(areaKeys.correctedEssays) ?? []) as StoredCorrection[];

/** `count` corrections from the oldest to the newest, as they would be sent. */
export const sent = (count: number) => buildCorrections(count).toReversed();
