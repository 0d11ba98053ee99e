/** Kinds of message to the team, with their names (spec §3 "Feedback"). */
export const MESSAGE_KINDS = ['bug', 'sugestao', 'dificuldade', 'outro'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_KIND_NAMES: Record<MessageKind, string> = {
  bug: 'Bug no sistema',
  sugestao: 'Sugestão de melhoria',
  dificuldade: 'Dificuldade de uso',
  outro: 'Outro',
};

/** Characters of a message, blanks around it not counted: spec §5 "Feedback form", and what the table holds. */
export const MIN_MESSAGE_CHARACTERS = 20;
export const MAX_MESSAGE_CHARACTERS = 5000;

/** A message to the team, with the field names of the specification (§3 "Feedback"). */
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

export type SentMessage = Pick<Message, 'tipo_problema' | 'mensagem'> & { id: string; sentAt: string };
