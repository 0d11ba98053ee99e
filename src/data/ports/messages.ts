import type { OutgoingMessage, SentMessage } from '@/domain/messages/message';

export type MessageBackend = {
  /** The current user's own messages, newest first. */
  list(): Promise<SentMessage[]>;
  /** Idempotent. `too-many-attempts` after the daily limit; `session-lost` if another user is signed in. */
  send(message: OutgoingMessage): Promise<void>;
};
