import type { UserType } from '../session/session-user.ts';

/** A message on its way to the team. `id` is that of its row, so that it arrives once. */
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

/** Characters of a message, blanks around it not counted: R-MESSAGE-2, and what the table holds. */
export const MIN_MESSAGE_CHARACTERS = 20;
export const MAX_MESSAGE_CHARACTERS = 5000;

/** A message to the team, with the field names of R-MESSAGE-1. */
export type Message = {
  nome: string;
  email: string;
  /** Empty where not given. */
  telefone: string;
  tipo_problema: MessageKind;
  mensagem: string;
};

/** A message while it is written; no kind is chosen at first. */
export type MessageDraft = Omit<Message, 'tipo_problema'> & { tipo_problema: MessageKind | '' };

/** What has become of a message, as the team sets it. */
export const MESSAGE_STATUSES = ['nova', 'em_analise', 'resolvida'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Their names for the team. */
export const MESSAGE_STATUS_NAMES: Record<MessageStatus, string> = {
  nova: 'Nova',
  em_analise: 'Em análise',
  resolvida: 'Resolvida',
};

/** Their names for whoever wrote: what is new to the team has arrived. */
export const SENT_STATUS_NAMES: Record<MessageStatus, string> = { ...MESSAGE_STATUS_NAMES, nova: 'Recebida' };

/** A message as a device without a server keeps it. */
export type StoredMessage = Pick<Message, 'tipo_problema' | 'mensagem'> & { id: string; created_at: string };

/** A message as its sender sees it. */
export type SentMessage = StoredMessage & { status: MessageStatus };

/** As who somebody writes to the team (R-MESSAGE-3). */
export function senderRole(userType: UserType): 'Aluno' | 'Professor' {
  return userType === 'student' ? 'Aluno' : 'Professor';
}
