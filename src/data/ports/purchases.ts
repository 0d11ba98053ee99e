import type { Purchase } from '@/domain/plans/purchase';

export type PurchaseBackend = {
  /** The current user's confirmed payments, newest first. Also refreshes credits and plan. */
  list(): Promise<Purchase[]>;
};
