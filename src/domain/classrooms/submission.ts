import { COMPETENCY_NUMBERS, type CompetencyNumber, type Level } from '../rubric/competency.ts';
import type { Correction } from '../evaluation/correction.ts';
import type { PublishedRemarks } from './remarks.ts';

/** An essay as the teacher of the class reads it. */
export type ClassEssay = {
  /** The id of the submission to the class. */
  id: string;
  sala_id: string;
  sala_nome: string;
  /** Name with a number if others in the class have the same name. */
  aluno_nome: string;
  /** The former name, as in `ClassStudent`. */
  nome_anterior: string | null;
  /** Whether the writer is expected and has not joined yet. */
  esperado: boolean;
  enviado_em: string;
  /** The last moment of its theme's due day; null if it has no due date. */
  prazo: string | null;
  /**
   * The essay's text is empty in sample data with figures only ("Nos dados de exemplo, só algumas redações têm
   * texto.").
   */
  correction: Correction;
  /** Whether the levels come only from the student's own device and are unverified. */
  pendente: boolean;
  /** Whether a teacher photographed the essay; teachers can then remove it. */
  fotografada: boolean;
  publicacao: Publication;
  revisao: Review;
  /**
   * The published remarks; null if none were published, or if the review was published before remarks
   * existed.
   */
  anotacoes: PublishedRemarks | null;
};

/** The last publication or revocation of an essay's review. A new review states the version on which it is based. */
export type Publication = {
  /** Number of publications; 0 before the first one. */
  versao: number;
  /**
   * Name of the teacher who last published or revoked the review; null before the first publication, and if the
   * teacher's account is deleted.
   */
  professor_nome: string | null;
  em: string | null;
  /** Whether the current teacher published the review. */
  meu: boolean;
};

/** A teacher's review of an essay, as stored. */
export type PublishedReview = Pick<ClassEssay, 'revisao' | 'anotacoes'>;

/** A review with the data of its last publication. */
export type CurrentReview = PublishedReview & Pick<ClassEssay, 'publicacao'>;

/** The published review of an essay that its student withdrew. Only the theme and the quoted words of the essay remain. */
export type WithdrawnReview = PublishedReview & {
  /** The id of the former submission. */
  id: string;
  sala_id: string;
  sala_nome: string;
  aluno_nome: string;
  tema: string;
  enviado_em: string;
  retirada_em: string;
};

/** A withdrawn review as stored on the device. */
export type StoredWithdrawn = Omit<WithdrawnReview, 'sala_nome' | 'aluno_nome'> & {
  aluno_id: string;
  redacao_id: string;
  niveis: FiveLevels | null;
};

/** Levels of the five competencies, in order. */
export type FiveLevels = readonly [Level, Level, Level, Level, Level];

/** A teacher's review of one competency: a comment, or another level with its reason, or both. */
export type ReviewItem = {
  competencia: CompetencyNumber;
  /** Empty if there is no comment. */
  comentario: string;
  /** The teacher's level, replacing the corrector's; null keeps the corrector's. */
  nivel: Level | null;
  /** Reason for the teacher's level; required if the teacher sets a level, else empty. */
  motivo: string;
};

/** A teacher's review of one essay in one class, at most one item per competency; empty if there is no review. */
export type Review = readonly (ReviewItem & { atualizado_em: string })[];

/** The review of a class's essay, with the submission's id. */
export type EssayReview = PublishedReview & { envio_id: string };

/** When the review was last saved, as an ISO instant; null without a review. */
export function reviewedAt({ revisao, anotacoes }: PublishedReview): string | null {
  const instants = revisao.map(({ atualizado_em }) => Date.parse(atualizado_em));
  if (anotacoes) instants.push(Date.parse(anotacoes.publicada_em));
  return instants.length > 0 ? new Date(Math.max(...instants)).toISOString() : null;
}

/** Whether a review was published. */
export function isReviewed({ revisao, anotacoes }: PublishedReview): boolean {
  return revisao.length > 0 || anotacoes !== null;
}

export const REVIEW_LIMITS = { comment: 1000, reason: 500 } as const;

/** An essay sent to a class, as figures only; the report is computed from these figures. */
export type Submission = {
  /** The id of the submission. It differs from the essay's id, because an essay may be sent to several classes. */
  id: string;
  /** The id of the student or, while `esperado`, of the writer's place on the teacher's list. */
  aluno_id: string;
  aluno_nome: string;
  nome_anterior: string | null;
  esperado: boolean;
  /** The id of the class's theme that the essay is about; null if the essay is about no theme of the class. */
  tema_id: string | null;
  tema: string;
  enviado_em: string;
  /** The corrector's levels; null if they come only from the student's own device and are unverified ("Pendente"). */
  niveis: FiveLevels | null;
  /** The teacher's levels; null for competencies in which the corrector's level applies. */
  niveis_professor: readonly (Level | null)[];
  revisada: boolean;
  /** Number of marks per kind of finding (`codigo`). */
  achados: Readonly<Record<string, number>>;
};

/** One of the latest essays of all classes (R-TEACHER-1). */
export type RecentEssay = {
  envio_id: string;
  sala_id: string;
  sala_nome: string;
  aluno_nome: string;
  nome_anterior: string | null;
  esperado: boolean;
  tema: string;
  enviado_em: string;
  /** Total of the essay, 0–1000; null if the levels are pending ("Pendente"). */
  total: number | null;
};

/**
 * The valid levels of an essay in the class: the teacher's if set, else the corrector's; null if a competency has
 * neither.
 */
export function countingLevels(essay: Pick<Submission, 'niveis' | 'niveis_professor'>): FiveLevels | null {
  const counting = COMPETENCY_NUMBERS.map(
    (competency) => essay.niveis_professor[competency - 1] ?? essay.niveis?.[competency - 1],
  );
  return counting.every((level) => level !== undefined) ? (counting as unknown as FiveLevels) : null;
}
