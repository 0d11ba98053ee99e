import type { Classroom, ClassTheme } from './classroom.ts';
import type { PublishedReview } from './submission.ts';

/** The contents of an invite (R-INVITE-3). The teacher's e-mail is null for readers who are not signed in. */
export type Invitation = {
  id: string;
  nome: string;
  descricao: string;
  professor_nome: string;
  professor_email: string | null;
};

/** An essay the student has sent to a class. `redacao_id` is the id of the correction. */
export type OwnSubmission = {
  id: string;
  redacao_id: string;
  tema_id: string | null;
  enviado_em: string;
  revisada: boolean;
};

/** The result of joining a class. Unknown, revoked and deleted invites all return `convite_invalido`. */
export type JoinAnswer =
  | { sala: { id: string; nome: string }; motivo?: undefined }
  | { motivo: 'apenas_alunos' | 'convite_invalido' | 'sala_cheia'; sala?: undefined };

/**
 * The result of looking up a short code: the code of the invite link, or `convite_invalido` if this student cannot
 * use the code for any reason.
 */
export type ShortCodeAnswer =
  | { codigo: string; motivo?: undefined }
  | { motivo: 'apenas_alunos' | 'convite_invalido' | 'muitas_tentativas'; codigo?: undefined };

/** A class the current student is in. Classmates are not included. */
export type Enrolment = Pick<Classroom, 'id' | 'nome' | 'descricao' | 'arquivada'> & {
  professor_nome: string;
  /** The names of all teachers of the class, its owner first. */
  professores: readonly string[];
  entrou_em: string;
  /** The current theme; null without one. */
  tema: ClassTheme | null;
  /** The student's submissions to this class, newest first. */
  envios: readonly OwnSubmission[];
};

/** Records of a student whom a teacher removed from a class, kept so that the removal can be undone. */
export type Removed = {
  sala_nome: string;
  entrou_em: string;
  removido_em: string;
  guardado_ate: string;
  /**
   * Newest first. Only essays that a teacher photographed have `texto`; the text of any other essay is among the
   * student's own essays.
   */
  envios: readonly (PublishedReview & {
    id: string;
    redacao_id: string;
    tema: string;
    texto: string | null;
    enviado_em: string;
  })[];
};

/** A class that one of the student's essays was sent to, with the teacher's review. */
export type ClassReview = PublishedReview & {
  /** The submission's id. */
  id: string;
  sala_id: string;
  sala_nome: string;
  professor_nome: string;
  /** All teachers of the class; the author of the review is in `anotacoes`, except for old reviews. */
  professores: readonly string[];
  enviado_em: string;
  /** When the student withdrew the essay, if its review was kept; else null. */
  retirada_em: string | null;
  /** Whether the levels come only from the student's own device and are unverified. */
  pendente: boolean;
};
