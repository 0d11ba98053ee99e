import type { PersonalData } from '@/domain/account/personal-data';

export type CollectOptions = {
  /** How many essays have been read so far. */
  onProgress(essays: number): void;
  signal: AbortSignal;
};

/** All there is about the current user, and the end of it (LGPD, art. 18). */
export interface AccountDataRepository {
  /** Whether the account is kept on a server; else this device is all there is. */
  isOnServer: boolean;
  /** Everything, whole essays included. Rejects with an `AppError` where a part could not be read. */
  collect(options: CollectOptions): Promise<PersonalData>;
  /** How many ratings wait on this device for the server; without one, none do. */
  waitingRatings(): number;
  /**
   * Deletes the account with everything that names its owner, here and on the server, and signs out; of an account on a
   * server the end of the session tells so (`onSessionEnded`). `password` is asked for where the account has one. `unanswered`: the server was asked and did not answer, so that the account may
   * be gone; nothing was removed here, and the next call finds out. Rejects with an `AppError`, `wrong-credentials`
   * among them: then nothing is deleted.
   */
  delete(proof: { password: string }): Promise<'deleted' | 'unanswered'>;
}
