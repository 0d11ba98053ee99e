import type { StoredCorrection } from '@/contracts/essays';
import type { Rating } from '@/contracts/ratings';
import type { Services } from '@/data/services';
import type { Correction } from '@/domain/evaluation/correction';
import { areaKeys } from '@/data/local/keys';
import type { OutgoingEssay } from '@/data/ports/essays';
import { buildCorrections, buildUser } from './builders';
import { createMemoryOutbox } from './memory-outbox';
import { buildOutboxEntry } from './messages';
import { fakeServices, onServer, type FakeOptions, type FakeServices } from './services';
import type { MemoryStorage } from './memory-storage';

export const marina = buildUser();
export const caio = buildUser({ id: 'local:caio@example.com', email: 'caio@example.com', name: 'Caio' });

export const signInAs = (email: string) => ({ email, password: 'segredo', userType: 'student' }) as const;

export const ids = (corrections: readonly { id: string }[]) => corrections.map(({ id }) => id);

/** Content of the key `corrected-essays`. */
export const onKey = (storage: MemoryStorage) =>
  (storage.json(areaKeys.correctedEssays) ?? []) as StoredCorrection[];

/** `count` corrections from the oldest to the newest, as they would be sent. */
export const sent = (count: number) => buildCorrections(count).toReversed();

/** The signed-in user's essays, as requested by the screens. */
export function essaysOf({ backend: { essays }, session }: Pick<Services, 'backend' | 'session'>) {
  let last = 'demo';
  // The user id is read before the correction, because the user may be signed out elsewhere during the correction.
  const userId = () => (last = session.user.get()?.id ?? last);
  userId();
  return {
    save: (correction: Correction) => essays.store({ id: correction.id, userId: userId(), correction }),
    list: async () => (await essays.history()).corrections,
    metrics: async () => (await essays.history()).metrics,
    get: (id: string) => essays.get(id),
    rate: (essayId: string, rating: Rating) =>
      essays.rate({ id: `rating:${essayId}`, userId: userId(), essayId, rating }),
  };
}

/** A device with a server and Marina's corrections waiting, which the server does not accept. */
export function withWaiting(corrections: readonly Correction[], options: FakeOptions = {}): FakeServices {
  const outbox = createMemoryOutbox();
  for (const correction of corrections)
    void outbox.put(
      buildOutboxEntry({ id: correction.id, userId: marina.id, correction } as OutgoingEssay, 'store-essay'),
    );
  const services = fakeServices({ capabilities: onServer, outbox, ...options });
  services.backend.essays = { ...services.backend.essays, store: () => new Promise(() => undefined) };
  return services;
}
