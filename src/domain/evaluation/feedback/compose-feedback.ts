import type { Level } from '../../rubric/competency.ts';
import { MAX_IMPROVEMENTS } from '../correction.ts';
import { capitalized } from './wording.ts';
import type { Span } from '../../text/span.ts';
import type { MendedMarks } from './mend-facts.ts';

/** Feedback on one competency: a strength, a piece of advice, and up to three separate points. */
export type CompetencyFeedback = { strength: string; advice: string; improvements: string[] };

/**
 * A weakness of the essay: what was found, and what to do. Both are clauses, so they start with a lower-case letter
 * and have no full stop.
 */
export type Fault = {
  /** Kind of fault, such as "tese" or "elemento:meio"; used to compare versions of an essay. */
  kind: string;
  /** Number of faults of this kind in the essay. */
  amount: number;
  seen: string;
  /**
   * Reason shown instead of `seen` if `seen` only states that something was not recognized, because that is
   * reported elsewhere.
   */
  why?: string;
  todo: string;
  /** Part of the distance to the next level that a student can gain in a day by fixing the fault, 0–1. */
  ease: number;
  /** Position of the fault; absent if it concerns the whole text. */
  place?: Span | undefined;
  /** The marked issues that disappear when the fault is fixed. */
  marks?: MendedMarks;
  /** Whether the fault is often a false positive and is therefore not turned into a step. */
  isDoubtful?: boolean;
  /**
   * Whether the fault sums up other faults; such a fault becomes a next step only and is not listed as an
   * improvement.
   */
  isSum?: boolean;
  /** Set if one step covers several faults: the instruction for all of them, and their kinds. */
  together?: { todo: string; kinds: string[]; ease: number };
};

/** Observations on one competency of an essay, most important first, independent of its level. */
export type Observations = {
  /** At least one clause on what works. */
  praises: string[];
  faults: Fault[];
  /** The likely reason for the level if no praise or fault explains it. */
  unexplained: string;
  /** Improvement to suggest if no fault is left. */
  further: string;
  /**
   * The reason for the improvement in `further`, as a clause, and the key by which `mendFacts` finds the facts that
   * the improvement changes.
   */
  furtherStep?: { seen?: string; mends?: string };
  /** Whether `further` fits any text and names no passage in which this text falls short. */
  isFurtherUsual?: boolean;
};

/** Introduces the gravest fault of a competency. */
export const HEAVIEST = 'o que mais pesa: ';

/**
 * Adapts the wording of observations to the level. At 200 and 160 a fault is called a finishing touch; at 120 it is
 * named; below 120 it is called the heaviest fault, and praise is presented as only a starting point.
 */
export function composeFeedback(level: Level, observations: Observations): CompetencyFeedback {
  return {
    strength: strengthAt(level, observations),
    advice: adviceAt(level, observations),
    improvements: improvementsAt(level, observations).map(toSentence),
  };
}

function strengthAt(level: Level, { praises: [praise = ''] }: Observations): string {
  return toSentence(level >= 120 ? praise : `um bom começo: ${praise}`);
}

function adviceAt(level: Level, { faults: [fault], unexplained, further }: Observations): string {
  if (level === 200) return toSentence(`para manter o nível, ${fault?.todo ?? further}`);
  if (level === 160) return toSentence(`para chegar a 200, comece por aqui: ${fault?.todo ?? further}`);
  if (!fault) return toSentence(unexplained);
  return toSentence(level === 120 ? fault.seen : `${HEAVIEST}${fault.seen}`);
}

/** Points to improve, without repetitions and without the point that the advice already contains. */
function improvementsAt(level: Level, { faults, further }: Observations): string[] {
  const todos = [...new Set(faults.filter(({ isSum }) => isSum !== true).map(({ todo }) => todo))];
  if (level === 200) return [];
  if (level === 160) return todos.slice(1, MAX_IMPROVEMENTS);
  return todos.length > 0 ? todos.slice(0, MAX_IMPROVEMENTS) : [further];
}

function toSentence(clause: string): string {
  return `${capitalized(clause)}.`;
}
