import type { UserType } from '../session/session-user.ts';
import type { Message, MessageStatus } from './message.ts';

/** A message as the team sees it. */
export type InboxMessage = Message & {
  id: string;
  papel_usuario: UserType;
  /** ISO date. */
  created_at: string;
  status: MessageStatus;
  /** The address of the account that wrote it; `email` is what was typed. Null where the account has none. */
  conta_email: string | null;
};

/** Where to answer: anybody can type an address, the account's belongs to whoever wrote. */
export function replyAddress({ conta_email, email }: InboxMessage): string {
  return conta_email ?? email;
}

/** Whether the typed address is not the account's. */
export function hasOtherAddress({ conta_email, email }: InboxMessage): boolean {
  return conta_email?.trim().toLowerCase() !== email.trim().toLowerCase();
}
