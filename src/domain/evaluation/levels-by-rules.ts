import { MAX_LEVEL, toLevel, type CompetencyNumber, type Level } from '../rubric/competency.ts';
import { countElements } from '../argument/rules/proposal.ts';
import { marksOf } from './evidence/essay-evidence.ts';
import type { EssayReading } from './read-essay.ts';
import {
  BROKEN_SEQUENCE_DEDUCTION,
  COHERENT_ABOVE_OVERLAP,
  FEW_PARAGRAPHS_DEDUCTION,
  LEVEL_BY_ISSUE_CATEGORIES,
  LEVEL_BY_THEME_OVERLAP,
  LONG_ESSAY_ABOVE_WORDS,
  MAX_THEME_LEVEL_WITHOUT_REPERTOIRE,
  MIN_PARAGRAPHS,
  POINTS_PER_INTERVENTION_ELEMENT,
  STRUCTURAL_IMBALANCE_DEDUCTION,
  TANGENT_DEDUCTION,
  TANGENT_MINIMUM,
} from './rules-constants.ts';

/** The five levels by the rules (R-RULES-1 to R-RULES-6). */
export function levelsByRules(reading: EssayReading): Record<CompetencyNumber, Level> {
  return {
    1: levelByIssueCategories(marksOf(reading, 1).length),
    2: themeLevel(reading),
    3: coherenceLevel(reading),
    4: levelByIssueCategories(marksOf(reading, 4).length + findCohesionGaps(reading).length),
    5: toLevel(countScoredElements(reading) * POINTS_PER_INTERVENTION_ELEMENT),
  };
}

/** Level for a number of issue categories (0 or more): 0 → 200, 1 → 160, 2–3 → 120, 4–5 → 80, 6–7 → 40, more → 0. */
export function levelByIssueCategories(categories: number): Level {
  return LEVEL_BY_ISSUE_CATEGORIES.find(({ upTo }) => categories <= upTo)?.level ?? 0;
}

/** Level for the share (0–1) of the theme's words found in the essay. */
export function levelByThemeOverlap(share: number): Level {
  return LEVEL_BY_THEME_OVERLAP.find(({ from }) => share >= from)?.level ?? 0;
}

function themeLevel({ overlap, structure, repertoire }: EssayReading): Level {
  let score: number = levelByThemeOverlap(overlap.share);
  if (repertoire.length === 0) score = Math.min(score, MAX_THEME_LEVEL_WITHOUT_REPERTOIRE);
  if (structure.countedParagraphs.length < MIN_PARAGRAPHS) score -= FEW_PARAGRAPHS_DEDUCTION;
  const isTangent = overlap.share <= COHERENT_ABOVE_OVERLAP;
  if (isTangent) score = Math.max(TANGENT_MINIMUM, score - TANGENT_DEDUCTION);
  return toLevel(score);
}

/**
 * Number of proposal elements; in a long essay with at least one element, the detail is assumed to be present
 * (R-RULES-6).
 */
function countScoredElements({ essay, proposal }: EssayReading): number {
  const found = countElements(proposal.passages);
  const isDetailed = found > 0 && essay.wordCount > LONG_ESSAY_ABOVE_WORDS;
  return found + Number(isDetailed && !proposal.passages.detalhamento);
}

function coherenceLevel({ structure }: EssayReading): Level {
  const breaks = structure.breaks.length * BROKEN_SEQUENCE_DEDUCTION;
  const imbalances = structure.imbalances.length * STRUCTURAL_IMBALANCE_DEDUCTION;
  return toLevel(MAX_LEVEL - breaks - imbalances);
}

/** A weakness in cohesion; each is treated as an issue category of competency 4. */
type CohesionGap =
  | 'poucos-conectivos'
  | 'quase-sem-conectivos'
  | 'paragrafos-soltos'
  | 'relacoes-pouco-variadas';

const FEW_CONNECTIVES = 8;
const HARDLY_ANY_CONNECTIVES = 4;
const FEW_RELATIONS = 4;

/** The cohesion gaps of an essay, from the number and position of its connectives. */
export function findCohesionGaps({
  connectives,
  structure,
  essay,
}: Pick<EssayReading, 'connectives' | 'structure' | 'essay'>): CohesionGap[] {
  const gaps: CohesionGap[] = [];
  const names = new Set(connectives.map(({ name }) => name));
  const relations = new Set(connectives.map(({ relation }) => relation));
  if (names.size < FEW_CONNECTIVES) gaps.push('poucos-conectivos');
  if (names.size < HARDLY_ANY_CONNECTIVES) gaps.push('quase-sem-conectivos');
  if (relations.size < FEW_RELATIONS) gaps.push('relacoes-pouco-variadas');
  if (structure.hasLooseParagraphs) gaps.push('paragrafos-soltos');
  return essay.words.length === 0 ? [] : gaps;
}
