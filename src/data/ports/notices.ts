import type { Notice } from '@/domain/notices/notice';

/** Notices about events in the classes of the current user. */
export type NoticeBackend = {
  /** The number of unread notices. */
  count(): Promise<number>;
  /** The notices, newest first. */
  list(): Promise<Notice[]>;
  /** Marks the notice of this key as read up to this instant, or all of them under `ALL_NOTICES`. Idempotent. */
  markRead(key: string, until: string): Promise<void>;
  /** Whether the user gets a summary by e-mail; null if the operator sends none. */
  isMailed(): Promise<boolean | null>;
  setMailed(isMailed: boolean): Promise<void>;
  /**
   * Ends the e-mail summaries of the user whose e-mail contained this code; returns whether the code was valid.
   * Visitors may call this too.
   */
  stopMails(code: string): Promise<boolean>;
};
