import {
  COMPETENCY_NUMBERS,
  MAX_LEVEL,
  totalOf,
  type CompetencyNumber,
  type Levels,
} from '../../rubric/competency.ts';
import type { Ceiling } from '../../scoring/guards/ceiling.ts';
import { STEP_REASON } from '../correction.ts';
import type { FaultCount, NextStep } from '../evaluation.ts';
import type { EssayReading } from '../read-essay.ts';
import type { Outcome, WhatIf } from '../what-if.ts';
import { TOP_FROM } from '../rules-constants.ts';
import type { Observations } from './compose-feedback.ts';
import { mendFacts } from './mend-facts.ts';
import { howOftenRight, isDoubtfulStep, mayStandBeside } from './how-often-right.ts';
import { findStepCandidates, TIERS, type StepCandidate } from './step-candidates.ts';
import { capitalized } from './wording.ts';

const MOST_STEPS = 3;
/**
 * Maximum number of steps per competency: one in the first pass, and two in the second pass, which runs if the
 * first pass chose too few steps.
 */
const MOST_OF_ONE_COMPETENCY = [1, 2];
/**
 * Largest number of missing points that is taken into account if no scoring model is available, because nobody
 * gains three levels at once.
 */
const LARGEST_GAP = 80;
/** Factor for a second fault of a competency if no scoring model is available. */
const SECOND_FAULT = 0.3;
/** Factor applied to the rise of the score level before it is added to the gain in points. */
const LEVEL_SHARE = 0.25;
/** Base value of a step, independent of the model's gain, and the largest gain that is taken into account. */
const LEAST_POINTS = 30;
const MOST_POINTS = 50;

/**
 * Share of readers who, having seen the fault, mention it among their first three remarks, from 144 essays read in
 * full. This is needed because a scoring model knows the points associated with a fault, not what helps a writer
 * most.
 */
const SAID: Record<string, number> = {
  desenvolvimento: 0.9,
  argumento: 0.85,
  proposta: 0.75,
  'elemento:agente': 0.7,
  'elemento:ação': 0.7,
  repertorio: 0.65,
  prova: 0.6,
  partes: 0.6,
  copia: 0.6,
  'frases-repetidas': 0.6,
  'tese-tarde': 0.55,
  'elemento:meio': 0.45,
  tese: 0.4,
  regra: 0.25,
  desvios: 0.15,
  'elemento:finalidade': 0.3,
  'repertorio-de-bolso': 0.2,
  moldes: 0.2,
  'periodo-longo': 0.15,
  'elemento:detalhamento': 0.15,
  elo: 0.15,
  conectivos: 0.1,
};
/**
 * For each competency, how often a reader mentions an improvement that fixes no fault among the first three
 * remarks.
 */
const SAID_FURTHER: Record<CompetencyNumber, number> = { 1: 0.05, 2: 0.2, 3: 0.6, 4: 0.05, 5: 0.4 };
const SELDOM_SAID = 0.05;
/**
 * The value of a step of tier `touch` is reduced if its competency is more than this many points above the weakest
 * competency.
 */
const STRONGER_BY = 5;
const SHARE_OF_STRONGER = 0.3;
/** If competency 1 is at this level or below, slips are more important, because the text is hard to understand. */
const HARD_TO_READ = 40;
const SAID_OF_MANY = 0.6;
/** If competency 5 is at this level or below, a missing proposal is the most important fault. */
const WITHOUT_PROPOSAL = 80;
const SAID_OF_NONE = 0.95;

/** Smallest gain in points that is reported. */
const FEWEST_TOLD = 2;

type Known = {
  observations: Record<CompetencyNumber, Observations>;
  ceilings: readonly Ceiling[];
  /** Computes the model's result for changed facts; null if no scoring model gave the levels. */
  whatIf: WhatIf | null;
};

export type NextSteps = {
  steps: NextStep[];
  /** The total once all steps are done, if higher than now. */
  totalWithSteps?: number;
};

/**
 * At most three steps. Faults of the whole text come first, then the steps with the greatest gain for the least
 * effort, and touches (corrections of single details) last; doubtful steps are chosen only if there is little else.
 * The steps are spread over the competencies. Returns no step if nothing is left to improve, and at most one for a
 * top essay. Each step has the gain computed by the model.
 */
export function chooseNextSteps(
  reading: EssayReading,
  levels: Levels,
  { observations, ceilings, whatIf }: Known,
): NextSteps {
  const now = whatIf?.ask(whatIf.facts);
  const points = now?.points ?? levels;
  const weighed = findStepCandidates(reading, levels, { observations, ceilings, points }).map((candidate) => {
    const after = whatIf && tryAll(whatIf, [candidate]);
    const gain = now && after ? gainOf(candidate.competency, now, after) : undefined;
    const worth = gain ? weigh(gain) : guess(levels, candidate);
    const share = candidate.tier === 'touch' && isStronger(candidate, points) ? SHARE_OF_STRONGER : 1;
    return {
      candidate,
      gain,
      value:
        worth * candidate.ease * howOftenSaid(candidate, levels, gain) * howOftenRight(candidate) * share,
    };
  });
  const chosen: typeof weighed = [];
  const isTop = totalOf(levels) >= TOP_FROM;
  const most = isTop ? 1 : MOST_STEPS;
  // For a top essay, praise is more useful than advice that fits any text.
  const ordered = inOrder(weighed.filter(({ candidate }) => !isTop || candidate.isUsual !== true));
  for (const mostOfOne of MOST_OF_ONE_COMPETENCY) {
    for (const one of ordered) {
      const others = chosen.map(({ candidate }) => candidate);
      const ofCompetency = others.filter(({ competency }) => competency === one.candidate.competency).length;
      const isSaid = others.some((other) => saysSame(other, one.candidate));
      const isAllowed = one.candidate.tier === 'whole' || ofCompetency < mostOfOne;
      const isGood = mayStandBeside(chosen.length, one.candidate);
      if (chosen.length < most && !isSaid && isAllowed && isGood && !chosen.includes(one)) chosen.push(one);
    }
  }
  chosen.sort((a, b) => ordered.indexOf(a) - ordered.indexOf(b));
  const steps = chosen.map(({ candidate, gain }) => toStep(candidate, gain));
  const total =
    now && whatIf
      ? totalWith(
          levels,
          chosen.map(({ candidate }) => candidate),
          { now, whatIf },
        )
      : 0;
  return total > totalOf(levels) ? { steps, totalWithSteps: total } : { steps };
}

/** For each kind of fault, the content that its step requests; used to avoid requesting the same content twice. */
const ASKS: Record<string, readonly string[]> = {
  argumento: ['explicação'],
  explicação: ['explicação'],
  desenvolvimento: ['explicação', 'prova'],
  prova: ['prova'],
  repertorio: ['prova'],
};

function saysSame(one: StepCandidate, other: StepCandidate): boolean {
  const [a = '', b = ''] = [one.mends.kinds[0], other.mends.kinds[0]];
  if (a !== '' && a === b) return true;
  if ([a, b].includes('desvios')) return [a, b].some((kind) => kind.startsWith('regra:'));
  return (ASKS[a] ?? []).some((asked) => ASKS[b]?.includes(asked));
}

/**
 * The total after all steps are done. Levels rise only in competencies with a step, so the model's correlations (a
 * text without slips tends to have a better proposal) are ignored. Faults of the whole text affect every
 * competency.
 */
function totalWith(
  levels: Levels,
  candidates: readonly StepCandidate[],
  { now, whatIf }: { now: Outcome; whatIf: WhatIf },
): number {
  const after = tryAll(whatIf, candidates);
  const isWhole = candidates.some(({ tier }) => tier === 'whole');
  const worked = COMPETENCY_NUMBERS.filter(
    (number) => isWhole || candidates.some(({ competency }) => competency === number),
  );
  return worked.reduce<number>(
    (total, number) => total + Math.max(0, after.levels[number] - now.levels[number]),
    totalOf(levels),
  );
}

/** Number of faults of each kind, independent of the levels; used to compare two versions of an essay. */
export function countFaults(observations: Record<CompetencyNumber, Observations>): FaultCount[] {
  const all = COMPETENCY_NUMBERS.flatMap((number) => observations[number].faults);
  const amounts = new Map(all.map(({ kind, amount }) => [kind, amount]));
  return [...amounts].map(([kind, amount]) => ({ kind, amount }));
}

function tryAll(whatIf: WhatIf, candidates: readonly StepCandidate[]): Outcome {
  const facts = candidates.reduce(
    (now, { mends }) =>
      mends.kinds.reduce((so, kind) => mendFacts(so, kind), mendFacts(now, undefined, mends.marks)),
    whatIf.facts,
  );
  return whatIf.ask(facts, new Set(candidates.flatMap(({ mends }) => mends.lifted)));
}

type Gain = NonNullable<NextStep['gain']>;

function gainOf(competency: CompetencyNumber, now: Outcome, after: Outcome): Gain {
  const level = after.levels[competency] - now.levels[competency];
  const points = after.points[competency] - now.points[competency];
  return { competency, points, ...(level > 0 && { level }) };
}

function weigh({ points, level = 0 }: Gain): number {
  return LEAST_POINTS + Math.min(MOST_POINTS, Math.max(0, points) + LEVEL_SHARE * level);
}

function howOftenSaid(
  { kind, competency, mends }: StepCandidate,
  levels: Levels,
  gain: Gain | undefined,
): number {
  if (kind === undefined) return SAID_FURTHER[competency];
  if (mends.marks.length > 0 && mends.marks.every(({ code }) => code === 'espacamento')) return SELDOM_SAID;
  if (kind === 'desvios' && levels[1] <= HARD_TO_READ) return SAID_OF_MANY;
  const brings = gain === undefined || gain.points >= FEWEST_TOLD;
  if (kind === 'proposta' && levels[5] <= WITHOUT_PROPOSAL && brings) return SAID_OF_NONE;
  return Math.max(
    ...[kind, ...mends.kinds].map((one) => SAID[one] ?? SAID[one.split(':')[0] ?? ''] ?? SELDOM_SAID),
  );
}

/** Whether another competency has clearly fewer points. */
function isStronger({ competency }: StepCandidate, points: Record<CompetencyNumber, number>): boolean {
  return COMPETENCY_NUMBERS.some((number) => points[competency] - points[number] > STRONGER_BY);
}

/** Estimates the value of a step without a scoring model, based on the points that the competency lacks. */
function guess(levels: Levels, { competency, isFurther }: StepCandidate): number {
  return Math.min(MAX_LEVEL - levels[competency], LARGEST_GAP) * (isFurther ? SECOND_FAULT : 1);
}

type Weighed = { candidate: StepCandidate; value: number };

/**
 * Sorts steps by tier. The first tier keeps the given order, the other tiers are sorted by value; doubtful steps
 * come last.
 */
function inOrder<One extends Weighed>(weighed: readonly One[]): One[] {
  const byTier = TIERS.flatMap((tier) => {
    const ofTier = weighed.filter(({ candidate }) => candidate.tier === tier);
    return tier === 'whole' ? ofTier : ofTier.toSorted((a, b) => b.value - a.value);
  });
  const isLast = ({ candidate }: One) => candidate.tier !== 'whole' && isDoubtfulStep(candidate);
  return byTier.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
}

function toStep({ competency, todo, seen, kind, place }: StepCandidate, gain: Gain | undefined): NextStep {
  const points = Math.round(gain?.points ?? 0);
  return {
    competency,
    text: `${capitalized(todo)}.${seen === undefined ? '' : `${STEP_REASON}${seen}.`}`,
    ...(kind !== undefined && { kind }),
    ...(place && { place }),
    ...(gain && points >= FEWEST_TOLD && { gain: { ...gain, points } }),
  };
}
