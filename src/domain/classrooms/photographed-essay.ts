import type { Correction } from '../evaluation/correction.ts';
import type { PublishedReview } from './submission.ts';

/** A teacher's confirmation that school and guardians allow photos of the class's essays. */
export type PhotoConfirmation = { professor_nome: string; confirmado_em: string };

/** Days an essay waits for its student to join before it is deleted. */
export const DAYS_TO_CLAIM = 365;

/** Reasons to refuse the text of photos for a class. */
export const PHOTOGRAPH_REFUSALS = [
  'sala_nao_encontrada',
  'sem_confirmacao',
  'aluno_nao_encontrado',
  'limite_de_envios',
  'limite_diario',
] as const;
export type PhotographRefusal = (typeof PHOTOGRAPH_REFUSALS)[number];

/** An essay that a teacher photographed, transcribed and sent for the current student. */
export type PhotographedEssay = {
  /** The submission's id. */
  id: string;
  sala_id: string;
  sala_nome: string;
  /** The names of all teachers of the class, its owner first. */
  professores: readonly string[];
  tema: string;
  enviado_em: string;
  /** The total of the levels that are valid in the class. */
  total: number | null;
  revisada: boolean;
};

/** A received sheet with its text and correction. */
export type ReceivedEssay = Omit<PhotographedEssay, 'tema' | 'total' | 'revisada'> &
  PublishedReview & { correction: Correction };
