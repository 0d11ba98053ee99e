import type { Level } from '../rubric/competency.ts';

/** The numbers of the local evaluator. Those of R-RULES-1 to R-RULES-7 stand first. */

/** R-RULES-1: level by number of issue categories; more than the last row gives 0. */
export const LEVEL_BY_ISSUE_CATEGORIES: readonly { upTo: number; level: Level }[] = [
  { upTo: 0, level: 200 },
  { upTo: 1, level: 160 },
  { upTo: 3, level: 120 },
  { upTo: 5, level: 80 },
  { upTo: 7, level: 40 },
];

/** R-RULES-3: fewer paragraphs than the minimum subtract from the theme score. */
export const MIN_PARAGRAPHS = 3;
export const FEW_PARAGRAPHS_DEDUCTION = 40;

/** R-RULES-4: a theme tangent subtracts this much, and leaves at least the minimum. */
export const TANGENT_DEDUCTION = 40;
export const TANGENT_MINIMUM = 40;

/** R-RULES-5: coherence deductions. */
export const BROKEN_SEQUENCE_DEDUCTION = 40;
export const STRUCTURAL_IMBALANCE_DEDUCTION = 20;

/** R-RULES-4: theme overlap thresholds, as the share of the theme's words found; below the last gives 0. */
export const LEVEL_BY_THEME_OVERLAP: readonly { from: number; level: Level }[] = [
  { from: 0.8, level: 200 },
  { from: 0.6, level: 160 },
  { from: 0.5, level: 120 },
  { from: 0.3, level: 80 },
  { from: 0.2, level: 40 },
];

/** R-RULES-4, for the rules' level in competency 2 only: below this share of the theme's words an essay is tangent. */
export const COHERENT_ABOVE_OVERLAP = 0.3;

/** R-RULES-6: an essay above this many words counts in favour of its intervention. */
export const LONG_ESSAY_ABOVE_WORDS = 400;

/** R-RULES-7: strengths are listed at this level or more, weaknesses below that one. */
export const STRENGTH_FROM = 160;
export const WEAKNESS_BELOW = 140;

/** Ours: total from which an essay is at the top: it is praised, with at most one touch. */
export const TOP_FROM = 960;

/** Five elements make 200 (Cartilha do Participante). */
export const POINTS_PER_INTERVENTION_ELEMENT = 40;

/** Ours: no 200 in competency 2 without repertoire, which the official descriptor of 200 asks for. */
export const MAX_THEME_LEVEL_WITHOUT_REPERTOIRE = 160;

/** Ours: limits that keep a pathological text harmless. */
export const MAX_FINDINGS = 60;
export const MAX_FINDINGS_PER_CODE = 20;
export const MAX_EVIDENCE_CHARACTERS = 90;
export const MAX_EVIDENCE_QUOTES = 3;
export const MAX_VIDEO_SUGGESTIONS = 4;

export const RULES_VERSION = '1';
