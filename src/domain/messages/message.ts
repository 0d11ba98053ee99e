import type { UserType } from '../session/session-user.ts';

/**
 * A message to be sent to the team. `id` becomes the id of its row, so that a repeated request stores it only once.
 */
export type OutgoingMessage = Message & { id: string; userId: string; created_at: string };

/** Kinds of message to the team, with their names (R-MESSAGE-1). */
export const MESSAGE_KINDS = ['bug', 'sugestao', 'dificuldade', 'outro'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_KIND_NAMES: Record<MessageKind, string> = {
  bug: 'Bug no sistema',
  sugestao: 'Sugestão de melhoria',
  dificuldade: 'Dificuldade de uso',
  outro: 'Outro',
};

/**
 * Minimum and maximum length of a message, not counting leading and trailing whitespace. The minimum is from
 * R-MESSAGE-2; the maximum is the table's limit.
 */
export const MIN_MESSAGE_CHARACTERS = 20;
export const MAX_MESSAGE_CHARACTERS = 5000;

/** A message to the team, with the field names of R-MESSAGE-1. */
export type Message = {
  nome: string;
  email: string;
  /** Phone number; empty if the sender entered none. */
  telefone: string;
  tipo_problema: MessageKind;
  mensagem: string;
};

/** A message in the form; initially no kind is chosen. */
export type MessageDraft = Omit<Message, 'tipo_problema'> & { tipo_problema: MessageKind | '' };

/** The status of a message, set by the team. */
export const MESSAGE_STATUSES = ['nova', 'em_analise', 'resolvida'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The names of the statuses shown to the team. */
export const MESSAGE_STATUS_NAMES: Record<MessageStatus, string> = {
  nova: 'Nova',
  em_analise: 'Em análise',
  resolvida: 'Resolvida',
};

/** The names of the statuses shown to the sender, for whom a message that is new to the team is "received". */
export const SENT_STATUS_NAMES: Record<MessageStatus, string> = { ...MESSAGE_STATUS_NAMES, nova: 'Recebida' };

/** A message as stored on a device without a server. */
export type StoredMessage = Pick<Message, 'tipo_problema' | 'mensagem'> & { id: string; created_at: string };

/** A message as its sender sees it. */
export type SentMessage = StoredMessage & { status: MessageStatus };

/** The sender's role in a message to the team (R-MESSAGE-3). */
export function senderRole(userType: UserType): 'Aluno' | 'Professor' {
  return userType === 'student' ? 'Aluno' : 'Professor';
}
