import type { UserType } from '../session/session-user.ts';
import type { Message, MessageStatus } from './message.ts';

/** A message as the team sees it. */
export type InboxMessage = Message & {
  id: string;
  papel_usuario: UserType;
  /** ISO date. */
  created_at: string;
  status: MessageStatus;
  /**
   * The e-mail of the sender's account, null if the account has none. In contrast, `email` is the address that the
   * sender typed.
   */
  conta_email: string | null;
};

/**
 * The address for replies. The address of the account is preferred, because it belongs to the sender, whereas
 * anybody can type any address.
 */
export function replyAddress({ conta_email, email }: InboxMessage): string {
  return conta_email ?? email;
}

/** Whether the typed address differs from the account's address. */
export function hasOtherAddress({ conta_email, email }: InboxMessage): boolean {
  return conta_email?.trim().toLowerCase() !== email.trim().toLowerCase();
}
