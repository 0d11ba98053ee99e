import type { InboxMessage } from '@/domain/messages/inbox';
import type { MessageStatus } from '@/domain/messages/message';

/** All messages to the team; for developers. */
export type InboxBackend = {
  /** The messages, newest first. */
  list(): Promise<InboxMessage[]>;
  setStatus(id: string, status: MessageStatus): Promise<void>;
};
