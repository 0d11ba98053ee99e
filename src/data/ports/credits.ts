import type { CreditUse } from '@/domain/plans/credits';

/** Credits and promotion of the current user. The balance is in the session record. */
export type CreditBackend = {
  /** Called on entry to the student area: updates the balance from the purchases (R-CREDIT-3). */
  sync(): Promise<void>;
  /**
   * Uses one credit for the correction with this id; `ok: false` if there is no credit. `by-server`: the server
   * charges the credit, when a model reads the essay. Never called while the promotional mode is active.
   */
  use(correctionId: string): Promise<CreditUse | 'by-server'>;
  /**
   * Whether a language model reads the essays that a credit pays for; shown by `capabilities.hasModel` from then on.
   * Asks once per page. Rejects if the server cannot be reached.
   */
  hasModel(signal?: AbortSignal): Promise<boolean>;
  /** Refunds the credit when no evaluation could be delivered. */
  giveBack(correctionId: string): Promise<void>;
  /**
   * Starts or ends the promotional mode (R-PROMO-3). Returns false if this month's free day is used up (R-PROMO-6).
   */
  setPromo(isActive: boolean): Promise<boolean>;
};
