import type { Favourite } from '@/contracts/repertoire';

/** `id` is the idempotency key; `isFavourite` tells whether to save the entry or to remove it. */
export type OutgoingFavourite = { id: string; userId: string; entrada: string; isFavourite: boolean };

/** What the current user saved of the repertoire; the entries themselves are in `domain/repertoire`. */
export type RepertoireBackend = {
  /** Newest first. */
  favourites(): Promise<Favourite[]>;
  /**
   * Idempotent. `too-many-attempts` beyond `MOST_FAVOURITES`; `session-lost` if another user is signed in.
   */
  setFavourite(change: OutgoingFavourite): Promise<void>;
};
