/**
 * For teachers: essay sent, student joined, essay withdrawn, essays waiting for a student matched by name alone, a class
 * offered, a class received because its owner's account ended. For students:
 * essay reviewed, a theme set, a deadline close.
 */
export const NOTICE_KINDS = [
  'enviada',
  'entrou',
  'retirada',
  'lugar',
  'oferta',
  'recebida',
  'revisada',
  'tema',
  'prazo',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** One notice for all events of one kind in one class for one theme. */
export type Notice = {
  /** Built from kind, class and theme; identifies the notice when it is marked as read. */
  chave: string;
  tipo: NoticeKind;
  sala_id: string;
  sala_nome: string;
  /** null if it concerns no theme of the class. */
  tema_id: string | null;
  tema: string | null;
  prazo: string | null;
  /** Number of new events, or of all if none is new. For a single event, the last four fields identify it. */
  quantos: number;
  /** Instant of the latest event. */
  quando: string;
  lido: boolean;
  aluno_id: string | null;
  aluno_nome: string | null;
  /** The submission's id. */
  envio_id: string | null;
  /** null if a teacher added the essay: it is then read by its submission. */
  redacao_id: string | null;
};

/** The key that stands for all notices when marking as read. */
export const ALL_NOTICES = '';
