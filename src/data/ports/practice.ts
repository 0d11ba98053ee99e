import type { ClassSentence, PracticeAnswer, PracticeDismissal, PracticeState } from '@/contracts/practice';

/**
 * The practice of the current user. The screen decides when a card is due again and what counts as right; the backend
 * stores and lists.
 */
export type PracticeBackend = {
  /**
   * `since`: the start of the day in São Paulo, two days ago at the earliest. `until`: cards due before it are
   * listed, at most `MOST_LISTED`, those due longest first.
   */
  state(since: string, until: string): Promise<PracticeState>;
  /** Those of the keys (at most `MOST_KEYS`) that are no cards yet, in the order given. */
  unseen(keys: readonly string[]): Promise<string[]>;
  /**
   * Stores an answer with its card. Idempotent by its id; the card with the later `respondido_em` stays. A time to come,
   * or of more than 60 days ago, becomes the nearest possible one. Rejects with `refused` if the essay of the card is
   * not stored or is somebody else's, and with `too-many-attempts` beyond the limits of a day or of an account.
   */
  answer(answer: PracticeAnswer): Promise<void>;
  /** The card is never asked again, whatever answers arrive later; its key stays known. Idempotent. */
  dismiss(dismissal: PracticeDismissal): Promise<void>;
  /**
   * At most twenty faulty sentences of classmates, in classes whose teachers allow it: verbatim from submitted essays,
   * without a name, and never the user's own. Random, so that every call may return other ones.
   */
  classSentences(): Promise<ClassSentence[]>;
};
