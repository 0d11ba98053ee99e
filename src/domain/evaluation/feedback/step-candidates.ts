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
import { isFullSheet } from '../evidence/sheet.ts';
import type { Fault, Observations } from './compose-feedback.ts';
import { LIFTED, type MendedMarks } from './mend-facts.ts';
import { asClause } from './wording.ts';

/** What a teacher speaks of: what undoes the whole text, what carries it, and single touches. */
export const TIERS = ['whole', 'substance', 'touch'] as const;

/** Something that could be done next. */
export type StepCandidate = {
  competency: CompetencyNumber;
  tier: (typeof TIERS)[number];
  todo: string;
  seen?: string;
  /** As faults are counted; absent where nothing is at fault. */
  kind?: string;
  place?: Span;
  ease: number;
  /** Whether other faults of its competency stand before it. */
  isFurther: boolean;
  /** What the model is to take as done. */
  mends: { kind?: string | undefined; marks: MendedMarks; lifted: readonly CeilingReason[] };
};

/** In this order: what the exam annuls comes before what it lowers. */
const WHOLE = ['tipo', 'direitos', 'tema'];
/** So many marks of one rule are a habit. */
const HABIT_FROM = 3;
/** How near what is no fault brings the next level. */
const WITHOUT_FAULT = 0.5;

/** Everything that could be done next, what a teacher says first in front; nothing that the reader itself sees done. */
export function findStepCandidates(
  reading: EssayReading,
  levels: Levels,
  {
    observations,
    ceilings,
  }: { observations: Record<CompetencyNumber, Observations>; ceilings: readonly Ceiling[] },
): StepCandidate[] {
  const open = COMPETENCY_NUMBERS.filter((number) => levels[number] < MAX_LEVEL);
  const ofFaults = open.flatMap((number) =>
    observations[number].faults
      .filter((fault) => isAllowed(fault, reading))
      .map((fault, at) => toCandidate(number, fault, at)),
  );
  const further = open.flatMap((number): StepCandidate[] => {
    const { further: todo, furtherStep: { seen, mends: kind } = {} } = observations[number];
    const isLimit = ceilings.some(({ reason }) => asClause(CEILING_EXPLANATIONS[reason].advice) === todo);
    const others = ofFaults.filter(({ competency }) => competency === number);
    if (isLimit || others.some(({ tier }) => tier !== 'touch')) return [];
    const mends = { kind, marks: [], lifted: [] };
    // Of an argument there is always something to say; what else takes a text further is a touch.
    const tier = number === 3 ? 'substance' : 'touch';
    return [
      {
        competency: number,
        tier,
        todo,
        ...(seen !== undefined && { seen }),
        ease: WITHOUT_FAULT,
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

/** A thesis that the reader quotes is not asked for, and a full sheet not to be longer. */
function isAllowed({ kind }: Fault, reading: EssayReading): boolean {
  if (kind === 'tese') return reading.thesis === null;
  return kind !== 'desenvolvimento' || !isFullSheet(reading);
}

function toCandidate(competency: CompetencyNumber, fault: Fault, at: number): StepCandidate {
  const { kind, seen, todo, ease, place, marks = [] } = fault;
  return {
    competency,
    tier: tierOf(fault),
    todo,
    seen,
    kind,
    ...(place && { place: { start: place.start, end: place.end } }),
    ease,
    isFurther: at > 0,
    mends: { kind, marks, lifted: LIFTED[kind] ?? [] },
  };
}

function tierOf({ kind, amount, marks = [] }: Fault): StepCandidate['tier'] {
  if (WHOLE.includes(kind)) return 'whole';
  const isStyle = marks.some(
    ({ code }) => FINDING_CATEGORIES[code].classe === 'laranja' && code !== 'periodo-longo',
  );
  const isHabit = amount >= HABIT_FROM && !isStyle;
  if (kind.startsWith('marca:') || kind === 'moldes') return 'touch';
  if (kind.startsWith('regra:') || kind === 'periodo-longo' || kind === 'leitor')
    return isHabit ? 'substance' : 'touch';
  return 'substance';
}

/** What holds levels down and is no fault of any competency. */
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
        mends: { marks: [], lifted: [reason] },
      },
    ];
  });
}
