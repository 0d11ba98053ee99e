import type { Level } from '../../rubric/competency.ts';
import { MAX_IMPROVEMENTS } from '../correction.ts';
import { capitalized } from './wording.ts';
import type { Span } from '../../text/span.ts';
import type { MendedMarks } from './mend-facts.ts';

/** Feedback on one competency: a strength, an advice, and up to three separate points. */
export type CompetencyFeedback = { strength: string; advice: string; improvements: string[] };

/** A weakness of the essay: what was seen, and what to do. Both are clauses: lower-case first letter, no full stop. */
export type Fault = {
  /** Kind, for comparing versions of an essay: "tese", "elemento:meio". */
  kind: string;
  /** Number of that kind in the essay. */
  amount: number;
  seen: string;
  /** Reason shown instead of `seen` when `seen` only says that something was not recognised, which is reported in one place. */
  why?: string;
  todo: string;
  /** Share of the way to the next level that a student can gain with it in a day, 0–1. */
  ease: number;
  /** Position; absent if the whole text is meant. */
  place?: Span | undefined;
  /** The marks it fixes. */
  marks?: MendedMarks;
  /** Often a false positive: no step asks for it. */
  isDoubtful?: boolean;
  /** Sums up other faults; used for a step only. */
  isSum?: boolean;
  /** Set if one step asks for several faults: the instruction, and the kinds of the others. */
  together?: { todo: string; kinds: string[]; ease: number };
};

/** Observations on one competency of an essay, most telling first, independent of its level. */
export type Observations = {
  /** At least one clause on what works. */
  praises: string[];
  faults: Fault[];
  /** The likely reason for the level if nothing above explains it. */
  unexplained: string;
  /** Improvement to suggest if no fault is left. */
  further: string;
  /** The reason, as a clause, and the key into `mendFacts` for the facts it changes. */
  furtherStep?: { seen?: string; mends?: string };
  /** Whether `further` fits any text, without a place where this one falls short. */
  isFurtherUsual?: boolean;
};

/** Introduces the gravest fault of a competency. */
export const HEAVIEST = 'o que mais pesa: ';

/**
 * Words observations to fit the level, without contradicting it: at 200 and 160 a fault is a finishing touch, at 120 it is named,
 * below 120 it is what weighs most, and praise is only a starting point.
 */
export function composeFeedback(level: Level, observations: Observations): CompetencyFeedback {
  return {
    strength: strengthAt(level, observations),
    advice: adviceAt(level, observations),
    improvements: improvementsAt(level, observations).map(toSentence),
  };
}

function strengthAt(level: Level, { praises: [praise = ''] }: Observations): string {
  return toSentence(level >= 120 ? praise : `já há de onde partir: ${praise}`);
}

function adviceAt(level: Level, { faults: [fault], unexplained, further }: Observations): string {
  if (level === 200) return toSentence(`para manter o nível, ${fault?.todo ?? further}`);
  if (level === 160) return toSentence(`para chegar a 200, comece por aqui: ${fault?.todo ?? further}`);
  if (!fault) return toSentence(unexplained);
  return toSentence(level === 120 ? fault.seen : `${HEAVIEST}${fault.seen}`);
}

/** Points to improve without repeats and without the one the advice already gave. */
function improvementsAt(level: Level, { faults, further }: Observations): string[] {
  const todos = [...new Set(faults.filter(({ isSum }) => isSum !== true).map(({ todo }) => todo))];
  if (level === 200) return [];
  if (level === 160) return todos.slice(1, MAX_IMPROVEMENTS);
  return todos.length > 0 ? todos.slice(0, MAX_IMPROVEMENTS) : [further];
}

function toSentence(clause: string): string {
  return `${capitalized(clause)}.`;
}
