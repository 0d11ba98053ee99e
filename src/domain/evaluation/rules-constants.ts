import type { Level } from '../rubric/competency.ts';

/** Constants of the local evaluator. The constants of R-RULES-1 to R-RULES-7 come first. */

/** R-RULES-1: level by number of issue categories; more categories than in the last row give 0. */
export const LEVEL_BY_ISSUE_CATEGORIES: readonly { upTo: number; level: Level }[] = [
  { upTo: 0, level: 200 },
  { upTo: 1, level: 160 },
  { upTo: 3, level: 120 },
  { upTo: 5, level: 80 },
  { upTo: 7, level: 40 },
];

/** R-RULES-3: an essay with fewer paragraphs than the minimum loses points in the theme score. */
export const MIN_PARAGRAPHS = 3;
export const FEW_PARAGRAPHS_DEDUCTION = 40;

/**
 * R-RULES-4: points deducted from an essay that is tangent to its theme, and the minimum level after the deduction.
 */
export const TANGENT_DEDUCTION = 40;
export const TANGENT_MINIMUM = 40;

/** R-RULES-5: points lost for faults of coherence. */
export const BROKEN_SEQUENCE_DEDUCTION = 40;
export const STRUCTURAL_IMBALANCE_DEDUCTION = 20;

/** R-RULES-4: level by share of the theme's words found in the essay; a share below the last row gives 0. */
export const LEVEL_BY_THEME_OVERLAP: readonly { from: number; level: Level }[] = [
  { from: 0.8, level: 200 },
  { from: 0.6, level: 160 },
  { from: 0.5, level: 120 },
  { from: 0.3, level: 80 },
  { from: 0.2, level: 40 },
];

/**
 * R-RULES-4, only for the rules' level in competency 2: an essay with at most this share of the theme's words is
 * tangent to its theme.
 */
export const COHERENT_ABOVE_OVERLAP = 0.3;

/** R-RULES-6: in an essay with more words than this, the detail of the proposal is assumed to be present. */
export const LONG_ESSAY_ABOVE_WORDS = 400;

/**
 * R-RULES-7: competencies at `STRENGTH_FROM` or more are listed as strengths, competencies below `WEAKNESS_BELOW`
 * as weaknesses.
 */
export const STRENGTH_FROM = 160;
export const WEAKNESS_BELOW = 140;

/** Our own rule: total from which an essay is at the top. It is then praised, and gets at most one next step. */
export const TOP_FROM = 960;

/** Five elements give the level 200 (Cartilha do Participante). */
export const POINTS_PER_INTERVENTION_ELEMENT = 40;

/** Our own rule: no 200 in competency 2 without repertoire, because the official descriptor of 200 requires it. */
export const MAX_THEME_LEVEL_WITHOUT_REPERTOIRE = 160;

/** Our own limits, so that a pathological text does no harm. */
export const MAX_FINDINGS = 60;
export const MAX_FINDINGS_PER_CODE = 20;
export const MAX_EVIDENCE_CHARACTERS = 90;
export const MAX_EVIDENCE_QUOTES = 3;
export const MAX_VIDEO_SUGGESTIONS = 4;

export const RULES_VERSION = '1';
