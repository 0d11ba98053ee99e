import { MAX_LEVEL, type CompetencyNumber } from '../rubric/competency.ts';
import type { Facts } from './facts.ts';

/**
 * Reasons for which facts alone raise or lower the points of a competency, whatever the model expects. Bounds are
 * needed because only a few training essays have no proposal, or a fault in every line, so the model cannot learn
 * the weight of these facts.
 */
export type BoundReason =
  | 'ha-texto'
  | 'sem-desvios'
  | 'muitos-desvios'
  | 'desvios-demais-para-200'
  | 'sem-repertorio'
  | 'repertorio-sem-uso'
  | 'argumentos-completos'
  | 'projeto-completo'
  | 'sem-elos'
  | 'tudo-ligado'
  | 'proposta-completa'
  | 'sem-proposta'
  | 'proposta-incerta'
  | 'sem-agente-nem-acao'
  | 'um-elemento'
  | 'falta-elemento';

/** A lower limit (`least`) or an upper limit (`most`) of the points of one competency. */
export type Bound = { competency: CompetencyNumber; reason: BoundReason; least?: number; most?: number };

/** The minimum points for a level (`FOR_`), and the maximum points below a level (`BELOW_`). */
const [FOR_40, FOR_120, FOR_160, FOR_200] = [20, 100, 140, 180];
const [BELOW_80, BELOW_120, BELOW_160, BELOW_200] = [59, 99, 139, 179];

/**
 * Numbers of faults per hundred words, and the maximum points for each number; between these values, points are
 * interpolated linearly.
 */
const FAULTS = [0, 2, 4, 6, 10, 20, 60];
const POINTS_LEFT = [260, BELOW_160, BELOW_120, BELOW_80, 40, 30, FOR_40];
/**
 * Weights of marked issues that are false positives more often than red ones: yellow marks, and marks of unknown
 * words, half of which are false.
 */
const YELLOW_WEIGHT = 0.25;
const UNKNOWN_WEIGHT = 0.5;
const FEWEST_WORDS = 60;

/**
 * A text with at least this many words that no rule annuls has some points in every competency except the fifth,
 * whatever its faults.
 */
const TEXT_FROM_WORDS = 100;
const WITH_TEXT = [1, 2, 3, 4] as const;
/**
 * The lower limit rises with the expected points, so that corrections to the text still have an effect. It ranges
 * from 20 to 30 and is 25 at 0 expected points.
 */
const leastOf = (expected: number) => FOR_40 + 10 / (1 + Math.exp(-expected / 40));

const CLEAN_FROM_WORDS = 200;
const LONG_FROM_WORDS = 330;
/** Minimum expected points for which a long text without marked issues gets full points. */
const CLEAN_FROM_POINTS = 155;
/**
 * Number of words per fault allowed at the top level. The exam's criteria allow two faults in thirty lines; the
 * checker finds about two of three faults.
 */
const WORDS_PER_FAULT = 400;

const SURE_THESIS = 0.6;
const DEVELOPED_FROM_WORDS = 220;
const TAKEN_UP_FROM = 4;
const PLANNED_FROM_POINTS = 152;
const CONNECTIVES_FROM = 10;

/**
 * From this likelihood on, an action may be present in unrecognized words; the likelihood is .24 if no sentence
 * resembles a proposal.
 */
const MAY_ACT = 0.36;
/**
 * If the likelihoods of the five elements add up to at least this sum, all five are probably present, and an
 * element that is not recognized was overlooked.
 */
const ALL_LIKELY = 4.5;

/**
 * The bounds that follow from the facts of an essay. Lower limits come first, so that upper limits, applied later,
 * take precedence. `expected` contains the points without bounds.
 */
export function findBounds(facts: Facts, expected: readonly number[]): Bound[] {
  return [...floors(facts, expected), ...limits(facts)];
}

function floors(facts: Facts, expected: readonly number[]): Bound[] {
  const [first = 0, , third = 0] = expected;
  const { redMarks, yellowMarks, words, bareArguments, supportedArguments, unlinkedParagraphs } = facts;
  const isClean = redMarks + yellowMarks === 0;
  const isArgued = supportedArguments >= 2 && bareArguments === 0 && unlinkedParagraphs === 0;
  const isPlanned =
    facts.developmentWords >= DEVELOPED_FROM_WORDS &&
    (facts.proposalLinks >= TAKEN_UP_FROM || facts.thesisReturn === 1) &&
    facts.stockFrames === 0;
  return [
    ...WITH_TEXT.flatMap((competency) =>
      when(words >= TEXT_FROM_WORDS, {
        competency,
        reason: 'ha-texto',
        least: leastOf(expected[competency - 1] ?? 0),
      }),
    ),
    ...when(isClean && words >= CLEAN_FROM_WORDS, { competency: 1, reason: 'sem-desvios', least: FOR_160 }),
    ...when(isClean && words >= LONG_FROM_WORDS && first >= CLEAN_FROM_POINTS, {
      competency: 1,
      reason: 'sem-desvios',
      least: FOR_200,
    }),
    ...when(isArgued && facts.thesis >= SURE_THESIS, {
      competency: 3,
      reason: 'argumentos-completos',
      least: FOR_120,
    }),
    ...when(isArgued && isPlanned && third >= PLANNED_FROM_POINTS, {
      competency: 3,
      reason: 'projeto-completo',
      least: FOR_200,
    }),
    ...when(unlinkedParagraphs === 0 && facts.links >= 2 && facts.innerConnectives >= CONNECTIVES_FROM, {
      competency: 4,
      reason: 'tudo-ligado',
      least: FOR_160,
    }),
    ...when(facts.sureElements === 5, { competency: 5, reason: 'proposta-completa', least: FOR_160 }),
  ];
}

function limits(facts: Facts): Bound[] {
  const { redMarks, yellowMarks, unknownMarks, elements } = facts;
  const words = Math.max(FEWEST_WORDS, facts.words);
  const faults = ((redMarks + YELLOW_WEIGHT * yellowMarks + UNKNOWN_WEIGHT * unknownMarks) * 100) / words;
  return [
    ...when(faults > 0, { competency: 1, reason: 'muitos-desvios', most: pointsLeftBy(faults) }),
    ...when((redMarks + yellowMarks) * WORDS_PER_FAULT > words, {
      competency: 1,
      reason: 'desvios-demais-para-200',
      most: BELOW_200,
    }),
    ...when(facts.hasSource === 0, { competency: 2, reason: 'sem-repertorio', most: BELOW_160 }),
    ...when(facts.productiveRepertoire === 0, {
      competency: 2,
      reason: 'repertorio-sem-uso',
      most: BELOW_200,
    }),
    ...when(facts.links === 0, { competency: 4, reason: 'sem-elos', most: BELOW_160 }),
    ...when(elements === 0 && facts.action < MAY_ACT, {
      competency: 5,
      reason: 'sem-proposta',
      most: BELOW_80,
    }),
    ...when(elements === 0 && facts.action >= MAY_ACT, {
      competency: 5,
      reason: 'proposta-incerta',
      most: BELOW_120,
    }),
    ...when(elements === 1, { competency: 5, reason: 'um-elemento', most: BELOW_120 }),
    ...when(elements > 1 && facts.hasAgentOrAction === 0, {
      competency: 5,
      reason: 'sem-agente-nem-acao',
      most: BELOW_120,
    }),
    ...when(elements > 1 && elements < 5 && facts.likelyElements < ALL_LIKELY, {
      competency: 5,
      reason: 'falta-elemento',
      most: BELOW_200,
    }),
  ];
}

function when(isSo: boolean, bound: Bound): Bound[] {
  return isSo ? [bound] : [];
}

/** The maximum points in competency 1 for this number of faults per hundred words. */
function pointsLeftBy(faults: number): number {
  const at = FAULTS.findIndex((knot) => faults < knot);
  if (at < 1) return FOR_40;
  const [from = 0, to = 0] = [FAULTS[at - 1], FAULTS[at]];
  const [before = 0, after = 0] = [POINTS_LEFT[at - 1], POINTS_LEFT[at]];
  return before + ((after - before) * (faults - from)) / (to - from);
}

/**
 * Applies the bounds and the scale 0–200 to the expected points. Also returns, for each competency, the last bound
 * that changed its points, if any.
 */
export function applyBounds(
  expected: readonly number[],
  bounds: readonly Bound[],
): { points: number[]; binding: Map<CompetencyNumber, Bound> } {
  const points = [...expected];
  const binding = new Map<CompetencyNumber, Bound>();
  for (const bound of bounds) {
    const { competency, least = -Infinity, most = Infinity } = bound;
    const now = points[competency - 1] ?? 0;
    const within = Math.min(most, Math.max(least, now));
    if (within === now) continue;
    points[competency - 1] = within;
    binding.set(competency, bound);
  }
  return { points: points.map((value) => Math.min(MAX_LEVEL, Math.max(0, value))), binding };
}
