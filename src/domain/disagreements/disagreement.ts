import type { CompetencyNumber, Level } from '../rubric/competency.ts';
import type { Span } from '../text/span.ts';

/** What of a correction a student can disagree with: evidence for or against the level, a mark, a next step, the level. */
export const TARGET_KINDS = ['favor', 'contra', 'marca', 'passo', 'nivel'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** One thing of that kind, by the name the evaluator has for it. */
export type Target = { competencia: CompetencyNumber; tipo: TargetKind; regra: string };

/** What the team said: the student is right, or the correction stands. */
export const OUTCOMES = ['confirmada', 'mantida'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A student's of one São Paulo day, as the database takes them (`limit_disagreements`). */
export const MOST_A_DAY = 30;

/** What the table takes, in characters. */
export const REASON_LIMITS = { least: 20, most: 1000 };
export const ANSWER_LIMITS = { least: 10, most: 2000 };

/** A disagreement as its student sends it. */
export type NewDisagreement = Target & {
  redacao_id: string;
  nivel_esperado: Level | null;
  motivo: string;
  /** Whether the team may read the essay, and test the corrector with the sentence that is meant. */
  com_redacao: boolean;
  /** Where in the essay; none where the whole is meant. Sent with the essay only. */
  place: Span | null;
};

/** The answer of the team; all null before it. */
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

/** The same with the essay it is about, where they are not asked for by essay. */
export type ListedDisagreement = OwnDisagreement & { redacao_id: string };

/** A disagreement as the team sees it. */
export type TeamDisagreement = OwnDisagreement & {
  nivel_dado: Level | null;
  produtor: string | null;
  versao: string | null;
};

/** The essay of a disagreement, where its student said so. */
export type SharedEssay = { tema: string | null; texto: string; inicio: number | null; fim: number | null };

/** What a correction names a level as a whole, and a step that mends nothing. */
export const WHOLE_LEVEL = 'nivel';
export const FURTHER_STEP = 'adiante';
