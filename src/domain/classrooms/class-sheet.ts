import type { Correction } from '../evaluation/correction.ts';
import type { PublishedReview } from './sent-essay.ts';

/** That school and guardians allow photos of the essays of a class, as one of its teachers confirmed. */
export type PhotoConfirmation = { professor_nome: string; confirmado_em: string };

/** How long an essay waits for its student to join; then it is deleted. */
export const DAYS_TO_CLAIM = 365;

/** Why the text of photos did not come into a class. */
export const SHEET_REFUSALS = [
  'sala_nao_encontrada',
  'sem_confirmacao',
  'aluno_nao_encontrado',
  'limite_de_envios',
  'limite_diario',
] as const;
export type SheetRefusal = (typeof SHEET_REFUSALS)[number];

/** An essay that a teacher photographed, typed and sent for the current student. */
export type ReceivedSheet = {
  /** Of the submission. */
  id: string;
  sala_id: string;
  sala_nome: string;
  /** The names of all who teach the class, its owner first. */
  professores: readonly string[];
  tema: string;
  enviado_em: string;
  /** What counts in the class. */
  total: number | null;
  revisada: boolean;
};

/** The same, whole. */
export type ReceivedEssay = Omit<ReceivedSheet, 'tema' | 'total' | 'revisada'> &
  PublishedReview & { correction: Correction };
