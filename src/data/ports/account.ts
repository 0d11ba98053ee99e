import type { PersonalData } from '@/domain/account/personal-data';

/** Options of an export. */
export type CollectOptions = {
  /** How many essays have been read so far. */
  onProgress(essays: number): void;
  signal: AbortSignal;
};

/** Export and deletion of all data of the current user (LGPD, art. 18). */
export type AccountBackend = {
  /** Collects all data, including complete essays. Rejects with an `AppError` if a part could not be read. */
  collect(options: CollectOptions): Promise<PersonalData>;
  /**
   * Deletes the account with everything that names its owner, on this device and on the server, and signs out; for
   * an account on a server, `onSessionEnded` reports the deletion. `password` is required if the account has one.
   * `unanswered`: the server did not respond, so the account is possibly deleted; nothing was removed on this
   * device, and the next call checks the outcome. Rejects with an `AppError`, such as `wrong-credentials`; nothing
   * is deleted in that case.
   */
  delete(proof: { password: string }): Promise<'deleted' | 'unanswered'>;
};
