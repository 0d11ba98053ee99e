import type { Classroom, ClassTheme } from './classroom.ts';
import type { PublishedReview } from './sent-essay.ts';

/** What an invite tells (R-INVITE-3). The e-mail is for those who are signed in; else null. */
export type Invitation = {
  id: string;
  nome: string;
  descricao: string;
  professor_nome: string;
  professor_email: string | null;
};

/** An essay the student has sent to a class. `essayId` is the id of the correction. */
export type OwnSubmission = {
  id: string;
  redacao_id: string;
  tema_id: string | null;
  enviado_em: string;
  revisada: boolean;
};

/** The answer to joining. An unknown, a revoked and a deleted invite look the same: `convite_invalido`. */
export type JoinAnswer =
  | { sala: { id: string; nome: string }; motivo?: undefined }
  | { motivo: 'apenas_alunos' | 'convite_invalido' | 'sala_cheia'; sala?: undefined };

/** The answer to a short code: the code of the link. Whatever leads this student nowhere is `convite_invalido`. */
export type ShortCodeAnswer =
  | { codigo: string; motivo?: undefined }
  | { motivo: 'apenas_alunos' | 'convite_invalido' | 'muitas_tentativas'; codigo?: undefined };

/** A class the current student is in. Classmates are never told. */
export type Enrolment = Pick<Classroom, 'id' | 'nome' | 'descricao' | 'arquivada'> & {
  professor_nome: string;
  /** The names of all who teach it, its owner first. */
  professores: readonly string[];
  entrou_em: string;
  /** The current theme; null without one. */
  tema: ClassTheme | null;
  /** Newest first. */
  envios: readonly OwnSubmission[];
};

/** What is kept of a student whom a teacher removed from a class, in case that is undone. */
export type Removed = {
  sala_nome: string;
  entrou_em: string;
  removido_em: string;
  guardado_ate: string;
  /** Newest first. `texto` only of an essay that a teacher photographed: the others are among the student's own. */
  envios: readonly (PublishedReview & {
    id: string;
    redacao_id: string;
    tema: string;
    texto: string | null;
    enviado_em: string;
  })[];
};

/** Where one of the student's essays was sent, and what the teacher said of it. */
export type ClassReview = PublishedReview & {
  /** Of the submission. */
  id: string;
  sala_id: string;
  sala_nome: string;
  professor_nome: string;
  /** All of the class; who wrote the review, `anotacoes` tells, but for old ones. */
  professores: readonly string[];
  enviado_em: string;
  /** When the student withdrew it, with the review kept; else null. */
  retirada_em: string | null;
  /** Whether only the student's own device vouches for its levels. */
  pendente: boolean;
};
