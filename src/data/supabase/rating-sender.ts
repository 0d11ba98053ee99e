import { AppError, errorCode, isUnanswered } from '@/contracts/app-error';
import { PendingRatingSchema } from '@/contracts/pending-rating';
import type { Rating } from '@/contracts/rating';
import type { KeyValueStorage } from '../local/storage';
import type { Client } from './create-client';
import { connectedKeys } from './connected-keys';
import { storeRating } from './essay-rows';
import { createPendingList } from './pending-list';

export type RatingSender = {
  /** Keeps a rating of a stored essay and sends it; `waiting` where no answer came and the device has it. */
  rate(owner: string, essayId: string, rating: Rating): Promise<'kept' | 'waiting'>;
  /** Sends what waits, the oldest first. Never throws. */
  send(owner: string): Promise<void>;
};

/** A rating takes the place of the one before, so that sending it twice changes nothing. */
export function createRatingSender(
  storage: KeyValueStorage | null,
  client: () => Promise<Client>,
): RatingSender {
  const pending = createPendingList(storage, connectedKeys.pendingRatings, PendingRatingSchema);
  /** Essays whose rating is on its way from this tab. */
  const underWay = new Set<string>();

  async function store(owner: string, essayId: string, rating: Rating): Promise<void> {
    const asked = await client();
    // A token of somebody else would store it under the wrong name.
    if ((await asked.session()).user.id !== owner) throw new AppError('session-lost');
    await storeRating(asked, essayId, rating);
    const waits = pending.of(owner).find(({ key }) => key === essayId);
    // The student may have thought again meanwhile.
    if (JSON.stringify(waits?.rating) === JSON.stringify(rating)) pending.remove(owner, essayId);
  }

  return {
    async rate(owner, essayId, rating) {
      const isOnDisk = pending.add(owner, { key: essayId, rating });
      underWay.add(essayId);
      try {
        await store(owner, essayId, rating);
        return 'kept';
      } catch (error) {
        if (isUnanswered(error) && isOnDisk) return 'waiting';
        // It was told, and stands in the form.
        pending.remove(owner, essayId);
        throw error;
      } finally {
        underWay.delete(essayId);
      }
    },
    async send(owner) {
      for (const { key, rating } of pending.of(owner)) {
        if (underWay.has(key)) continue;
        try {
          await store(owner, key, rating);
        } catch (error) {
          if (errorCode(error) !== 'refused') return;
          // Its essay is gone: there is nothing left to rate.
          pending.remove(owner, key);
        }
      }
    },
  };
}
