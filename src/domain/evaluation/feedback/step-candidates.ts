import {
  COMPETENCY_NUMBERS,
  MAX_LEVEL,
  type CompetencyNumber,
  type Levels,
} from '../../rubric/competency.ts';
import { CEILING_EXPLANATIONS, type Ceiling, type CeilingReason } from '../../scoring/guards/ceiling.ts';
import type { Span } from '../../text/span.ts';
import { FINDING_CATEGORIES } from '../../writing/categories.ts';
import type { EssayReading } from '../read-essay.ts';
import { INTERVENTION_ELEMENTS } from '../../argument/intervention-elements.ts';
import { isFullSheet } from '../evidence/sheet.ts';
import type { Fault, Observations } from './compose-feedback.ts';
import { HABIT_FROM } from './habits.ts';
import { LIFTED, type MendedMarks } from './mend-facts.ts';
import { asClause } from './wording.ts';

/**
 * Tiers of steps in a teacher's order: problems of the whole text, problems of its substance, and touches
 * (corrections of single details).
 */
export const TIERS = ['whole', 'substance', 'touch'] as const;

/** A possible next step. */
export type StepCandidate = {
  competency: CompetencyNumber;
  tier: (typeof TIERS)[number];
  todo: string;
  seen?: string;
  /** Kind of fault that the step fixes; absent if it fixes no fault. */
  kind?: string;
  place?: Span;
  ease: number;
  /** Number of faults of this kind in the essay. */
  amount?: number;
  /** Whether the step fits any text. */
  isUsual?: boolean;
  /** Whether other faults of the same competency come before this step. */
  isFurther: boolean;
  /** Faults, marks and ceilings that the model assumes fixed once the step is done. */
  mends: { kinds: readonly string[]; marks: MendedMarks; lifted: readonly CeilingReason[] };
};

/** Kinds of faults of the whole text. Faults that annul the essay come before faults that lower its score. */
const WHOLE = ['tipo', 'direitos', 'tema'];
/** Kinds of faults that are touches, however many the essay contains. */
const TOUCHES = new Set(['moldes', 'periodo-longo', 'conectivo-trocado']);
/** From this level on graders have found repertoire of the writer's own. */
const HIGH = 160;
/**
 * If one rule has fewer slips than this and another competency is weaker, the slips are only touches (corrections
 * of single details).
 */
const STRONG_HABIT_FROM = 5;
/** Number of slips per hundred words from which slips of many kinds are as serious as a habit. */
const SLIPS_PER_HUNDRED_WORDS = 1.5;
/** Ease of an improvement that fixes no fault. */
const WITHOUT_FAULT = 0.5;
/** Ease of an improvement that fits any text. */
const OF_ANY_TEXT = 0.1;
/** An unrecognized element with at least this likelihood does not become a step. */
const LIKELY_THERE = 0.4;

/** All possible steps, in a teacher's order, except steps that the analysis of the essay shows to be done already. */
export function findStepCandidates(
  reading: EssayReading,
  levels: Levels,
  {
    observations,
    ceilings,
    points = levels,
  }: {
    observations: Record<CompetencyNumber, Observations>;
    ceilings: readonly Ceiling[];
    /** Points of each competency, if a scoring model gives them. */
    points?: Record<CompetencyNumber, number>;
  },
): StepCandidate[] {
  const isWeakest = (number: CompetencyNumber) =>
    COMPETENCY_NUMBERS.every((other) => points[number] <= points[other]);
  const open = COMPETENCY_NUMBERS.filter((number) => levels[number] < MAX_LEVEL);
  const ofFaults = open.flatMap((number) =>
    observations[number].faults
      .filter((fault, at, all) => isAllowed(fault, reading) && !isAskedBefore(fault, all.slice(0, at)))
      .map((fault, at) =>
        toCandidate(number, fault, { at, words: reading.essay.words.length, levels, isWeakest }),
      ),
  );
  const further = open.flatMap((number): StepCandidate[] => {
    const { further: todo, furtherStep: { seen, mends: kind } = {}, isFurtherUsual } = observations[number];
    const isLimit = ceilings.some(({ reason }) => asClause(CEILING_EXPLANATIONS[reason].advice) === todo);
    const others = ofFaults.filter(({ competency }) => competency === number);
    if (isLimit || others.some(({ tier }) => tier !== 'touch')) return [];
    const mends = { kinds: kind === undefined ? [] : [kind], marks: [], lifted: [] };
    // An argument can usually be developed, so its improvement is one of substance; other improvements are touches.
    const tier = number === 3 && isFurtherUsual !== true ? 'substance' : 'touch';
    return [
      {
        competency: number,
        tier,
        todo,
        ...(seen !== undefined && { seen }),
        ease: isFurtherUsual === true ? OF_ANY_TEXT : WITHOUT_FAULT,
        isUsual: isFurtherUsual === true,
        isFurther: others.length > 0,
        mends,
      },
    ];
  });
  return [...ofFaults, ...ofCeilings(ceilings, levels, ofFaults), ...further].toSorted(
    (a, b) => placeOf(a) - placeOf(b),
  );
}

function placeOf({ tier, kind }: StepCandidate): number {
  const whole = WHOLE.indexOf(kind ?? '');
  return TIERS.indexOf(tier) * WHOLE.length * 2 + (whole === -1 ? WHOLE.length : whole);
}

/**
 * Whether a fault may become a step. Excluded are doubtful faults, a missing thesis if the analysis found one, a
 * single element that may be present, and requests for more text if the sheet is full.
 */
function isAllowed({ kind, together, isDoubtful = false }: Fault, reading: EssayReading): boolean {
  if (isDoubtful) return false;
  if (kind === 'tese') return reading.thesis === null;
  const element = INTERVENTION_ELEMENTS.find((one) => kind === `elemento:${one}`);
  if (element && !together) return reading.proposal.likely[element] < LIKELY_THERE;
  return kind !== 'desenvolvimento' || !isFullSheet(reading);
}

/** Whether an earlier fault already requests the same element. */
function isAskedBefore({ kind }: Fault, before: readonly Fault[]): boolean {
  return before.some(({ together }) => together?.kinds.includes(kind) === true);
}

function toCandidate(
  competency: CompetencyNumber,
  fault: Fault,
  {
    at,
    words,
    levels,
    isWeakest,
  }: { at: number; words: number; levels: Levels; isWeakest: (number: CompetencyNumber) => boolean },
): StepCandidate {
  const { kind, amount, seen, why = seen, todo, ease, place, marks = [], together } = fault;
  return {
    competency,
    tier:
      kind === 'repertorio-de-bolso' && levels[competency] >= HIGH
        ? 'touch'
        : tierOf(fault, words, isWeakest(1)),
    todo: together?.todo ?? todo,
    seen: why,
    kind,
    ...(place && { place: { start: place.start, end: place.end } }),
    ease: together?.ease ?? ease,
    amount,
    isFurther: at > 0,
    mends: { kinds: together?.kinds ?? [kind], marks, lifted: LIFTED[kind] ?? [] },
  };
}

function tierOf(
  { kind, amount, marks = [] }: Fault,
  words: number,
  isWeakest: boolean,
): StepCandidate['tier'] {
  if (WHOLE.includes(kind)) return 'whole';
  const isStyle = marks.some(
    ({ code }) => FINDING_CATEGORIES[code].classe === 'laranja' || code === 'espacamento',
  );
  const isHabit = amount >= HABIT_FROM && !isStyle;
  if (kind.startsWith('marca:') || TOUCHES.has(kind)) return 'touch';
  if (kind === 'elo' || kind === 'conectivos') return amount >= HABIT_FROM ? 'substance' : 'touch';
  const isSlips = kind === 'desvios' || kind.startsWith('regra:');
  if (isSlips && !isWeakest && (kind === 'desvios' || amount < STRONG_HABIT_FROM)) return 'touch';
  if (kind === 'desvios') return amount * 100 >= SLIPS_PER_HUNDRED_WORDS * words ? 'substance' : 'touch';
  if (kind.startsWith('regra:') || kind === 'leitor') return isHabit ? 'substance' : 'touch';
  return 'substance';
}

/** Steps for ceilings that no fault of a competency covers. */
function ofCeilings(
  ceilings: readonly Ceiling[],
  levels: Levels,
  candidates: readonly StepCandidate[],
): StepCandidate[] {
  const told = new Set(candidates.flatMap(({ mends }) => mends.lifted));
  return ceilings.flatMap(({ reason, levels: limits }): StepCandidate[] => {
    const competency = COMPETENCY_NUMBERS.find((number) => limits[number] === levels[number]);
    if (competency === undefined || told.has(reason)) return [];
    const { seen, advice } = CEILING_EXPLANATIONS[reason];
    return [
      {
        competency,
        tier: 'whole',
        todo: asClause(advice),
        seen: asClause(seen),
        ease: 1,
        isFurther: false,
        mends: { kinds: [], marks: [], lifted: [reason] },
      },
    ];
  });
}
