/**
 * For teachers: sent, joined, withdrawn, essays waiting for who came by a name alone, a class
 * offered, a class that came by the end of its owner's account. For students:
 * reviewed, a theme set, a deadline at hand.
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

/** All that happened of one kind in one class for one theme, in one notice. */
export type Notice = {
  /** Of kind, class and theme: by it the notice is marked as read. */
  chave: string;
  tipo: NoticeKind;
  sala_id: string;
  sala_nome: string;
  /** null where it is of no theme of the class. */
  tema_id: string | null;
  tema: string | null;
  prazo: string | null;
  /** What is new, or all where nothing is. Where it is one, the last four tell of whom and what. */
  quantos: number;
  /** The latest, as an instant. */
  quando: string;
  lido: boolean;
  aluno_id: string | null;
  aluno_nome: string | null;
  /** Of the sending. */
  envio_id: string | null;
  /** null where a teacher put the essay in: it is read by its sending. */
  redacao_id: string | null;
};

/** The key under which all notices are marked as read. */
export const ALL_NOTICES = '';
