import { COMPETENCY_NUMBERS, type CompetencyNumber, type Level } from '../rubric/competency.ts';
import type { Correction } from '../evaluation/correction.ts';
import type { PublishedAnnotations } from './annotations.ts';

/** An essay as the teacher of the class reads it. */
export type ClassEssay = {
  /** Of the submission to the class. */
  id: string;
  sala_id: string;
  sala_nome: string;
  /** Told apart from others of that name in the class. */
  aluno_nome: string;
  /** As of `ClassStudent`. */
  nome_anterior: string | null;
  /** Whether the writer is expected and has not joined yet. */
  esperado: boolean;
  enviado_em: string;
  /** The last moment of its theme's due day; null without one. */
  prazo: string | null;
  /** Its text is empty where sample data hold figures only ("Nos dados de exemplo, só algumas redações têm texto."). */
  correction: Correction;
  /** Whether only the student's own device vouches for its levels. */
  pendente: boolean;
  /** Whether a teacher photographed it: then teachers can take it away. */
  fotografada: boolean;
  publicacao: Publication;
  revisao: Review;
  /** null where nothing was published, or before there were any. */
  anotacoes: PublishedAnnotations | null;
};

/** Who published the review of an essay last, or took it back. Whoever writes another one names the version that was read. */
export type Publication = {
  /** Counts the publications; 0 before the first one. */
  versao: number;
  /** null before the first one, and where the account is gone. */
  professor_nome: string | null;
  em: string | null;
  /** Whether it was the caller. */
  meu: boolean;
};

/** What a teacher says of an essay, as it is stored. */
export type PublishedReview = Pick<ClassEssay, 'revisao' | 'anotacoes'>;

/** A review with who published it. */
export type CurrentReview = PublishedReview & Pick<ClassEssay, 'publicacao'>;

/** What was published of an essay that its student withdrew. Of the essay there is its theme and what was quoted. */
export type WithdrawnReview = PublishedReview & {
  /** Of the submission that it was. */
  id: string;
  sala_id: string;
  sala_nome: string;
  aluno_nome: string;
  tema: string;
  enviado_em: string;
  retirada_em: string;
};

/** As the device keeps it. */
export type StoredWithdrawn = Omit<WithdrawnReview, 'sala_nome' | 'aluno_nome'> & {
  aluno_id: string;
  redacao_id: string;
  niveis: FiveLevels | null;
};

/** Levels of the five competencies, in order. */
export type FiveLevels = readonly [Level, Level, Level, Level, Level];

/** What a teacher says about one competency: a comment, or another level with its reason, or both. */
export type ReviewItem = {
  competencia: CompetencyNumber;
  /** Empty without one. */
  comentario: string;
  /** The teacher's level in place of the corrector's; null leaves that one. */
  nivel: Level | null;
  /** Required with a level, empty without. */
  motivo: string;
};

/**
 * What a teacher has said of one essay in one class, at most one item a competency; empty before anything was said.
 */
export type Review = readonly (ReviewItem & { atualizado_em: string })[];

/** What was said of one of the essays of a class, by the id of the submission. */
export type EssayReview = PublishedReview & { envio_id: string };

/** When the review was saved last, as an ISO instant; null before anything was said. */
export function reviewedAt({ revisao, anotacoes }: PublishedReview): string | null {
  const instants = revisao.map(({ atualizado_em }) => Date.parse(atualizado_em));
  if (anotacoes) instants.push(Date.parse(anotacoes.publicada_em));
  return instants.length > 0 ? new Date(Math.max(...instants)).toISOString() : null;
}

/** Whether anything was published. */
export function isReviewed({ revisao, anotacoes }: PublishedReview): boolean {
  return revisao.length > 0 || anotacoes !== null;
}

export const REVIEW_LIMITS = { comment: 1000, reason: 500 } as const;

/** An essay sent to a class, as figures: what the report is made from. */
export type SentEssay = {
  /** Of the submission, not of the essay: an essay may be sent to several classes. */
  id: string;
  /** Of the writer's place while `esperado`. */
  aluno_id: string;
  aluno_nome: string;
  nome_anterior: string | null;
  esperado: boolean;
  /** The theme of the class it answers; null where it answers none. */
  tema_id: string | null;
  tema: string;
  enviado_em: string;
  /** The corrector's levels; null where only the student's own device vouches for them ("Pendente"). */
  niveis: FiveLevels | null;
  /** The teacher's, null where the corrector's stand. */
  niveis_professor: readonly (Level | null)[];
  revisada: boolean;
  /** How often each kind of finding (`codigo`) was marked. */
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
  /** 0–1000, null for "Pendente". */
  total: number | null;
};

/**
 * The levels that count in the class: the teacher's where given, else the corrector's; null while neither is complete.
 */
export function countingLevels(essay: Pick<SentEssay, 'niveis' | 'niveis_professor'>): FiveLevels | null {
  const counting = COMPETENCY_NUMBERS.map(
    (competency) => essay.niveis_professor[competency - 1] ?? essay.niveis?.[competency - 1],
  );
  return counting.every((level) => level !== undefined) ? (counting as unknown as FiveLevels) : null;
}
