import type { UserType } from '../session/session-user.ts';
import type { Message } from './message.ts';

/** What has become of a message to the team, with its name on screen. */
export const MESSAGE_STATUSES = ['nova', 'em_analise', 'resolvida'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_STATUS_NAMES: Record<MessageStatus, string> = {
  nova: 'Nova',
  em_analise: 'Em análise',
  resolvida: 'Resolvida',
};

/** A message as the team sees it. */
export type InboxMessage = Message & {
  id: string;
  papel_usuario: UserType;
  /** ISO date. */
  created_at: string;
  status: MessageStatus;
};
