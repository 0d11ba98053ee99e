/**
 * Notices for teachers: an essay was sent, a student joined, an essay was withdrawn, essays are waiting for a
 * student matched by name alone, a class was offered, a class was received because its owner's account ended.
 * Notices for students: an essay was reviewed, a theme was set, a deadline is close.
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

/** A notice that combines all events of one kind in one class for one theme. */
export type Notice = {
  /** A key built from kind, class and theme; it identifies the notice when the notice is marked as read. */
  chave: string;
  tipo: NoticeKind;
  sala_id: string;
  sala_nome: string;
  /** The id of the theme that the notice concerns; null if it concerns no theme of the class. */
  tema_id: string | null;
  tema: string | null;
  prazo: string | null;
  /**
   * Number of new events, or of all events if no event is new. If there is only one, `aluno_id`, `aluno_nome`,
   * `envio_id` and `redacao_id` identify its student and essay.
   */
  quantos: number;
  /** Instant of the latest event. */
  quando: string;
  lido: boolean;
  aluno_id: string | null;
  aluno_nome: string | null;
  /** The submission's id. */
  envio_id: string | null;
  /** The id of the essay; null if a teacher added the essay, which is then opened by the id of its submission. */
  redacao_id: string | null;
};

/** The key that represents all notices when they are marked as read. */
export const ALL_NOTICES = '';
