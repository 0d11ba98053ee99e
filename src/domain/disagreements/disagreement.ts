import type { CompetencyNumber, Level } from '../rubric/competency.ts';
import type { Span } from '../text/span.ts';

/**
 * The parts of a correction that a student can disagree with: evidence for or against the level, a mark, a next step, the level.
 */
export const TARGET_KINDS = ['favor', 'contra', 'marca', 'passo', 'nivel'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** A part of a correction, identified by its competency, its kind and the evaluator's name for it. */
export type Target = { competencia: CompetencyNumber; tipo: TargetKind; regra: string };

/** The team's answer: the student is right, or the correction remains unchanged. */
export const OUTCOMES = ['confirmada', 'mantida'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Maximum disagreements per student and São Paulo day, as in the database (`limit_disagreements`). */
export const MOST_A_DAY = 30;

/** Length limits of the table's columns, in characters. */
export const REASON_LIMITS = { least: 20, most: 1000 };
export const ANSWER_LIMITS = { least: 10, most: 2000 };

/** A disagreement as its student sends it. */
export type NewDisagreement = Target & {
  redacao_id: string;
  nivel_esperado: Level | null;
  motivo: string;
  /** Whether the team may read the essay, and test the corrector with the marked sentence. */
  com_redacao: boolean;
  /**
   * The span in the essay that the disagreement is about; null if it is about the whole essay. Sent only if the
   * essay is shared.
   */
  place: Span | null;
};

/** The team's answer; all fields are null until the team answers. */
export type Answer = { resultado: Outcome | null; resposta: string | null; respondida_em: string | null };

/** A disagreement as its student sees it. */
export type OwnDisagreement = Target &
  Answer & {
    id: string;
    nivel_esperado: Level | null;
    motivo: string;
    com_redacao: boolean;
    /** ISO date. */
    created_at: string;
  };

/** An `OwnDisagreement` with the id of its essay, for lists over all essays. */
export type ListedDisagreement = OwnDisagreement & { redacao_id: string };

/** A disagreement as the team sees it. */
export type TeamDisagreement = OwnDisagreement & {
  nivel_dado: Level | null;
  produtor: string | null;
  versao: string | null;
};

/** The essay of a disagreement, if its student shares it. */
export type SharedEssay = { tema: string | null; texto: string; inicio: number | null; fim: number | null };

/** Rule names for a level as a whole, and for a next step that corrects no fault. */
export const WHOLE_LEVEL = 'nivel';
export const FURTHER_STEP = 'adiante';
