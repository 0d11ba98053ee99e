import type { Level } from '../../rubric/competency.ts';
import { MAX_IMPROVEMENTS } from '../correction.ts';
import { capitalized } from './wording.ts';
import type { Span } from '../../text/span.ts';
import type { MendedMarks } from './mend-facts.ts';

/** What is said about one competency: what works, then what to do, then up to three separate points. */
export type CompetencyFeedback = { strength: string; advice: string; improvements: string[] };

/** A weak side of the essay: what is seen, and what to do. Both are clauses: small first letter, no stop. */
export type Fault = {
  /** What it is, for comparing versions of an essay: "tese", "elemento:meio". */
  kind: string;
  /** How many of that kind the essay has. */
  amount: number;
  seen: string;
  /** Why it is worth it, where what is seen is that something was not recognised: that is told in one place. */
  why?: string;
  todo: string;
  /** How much of the way to the next level a student can make by it in a day, 0–1. */
  ease: number;
  /** Where; none where the whole text is meant. */
  place?: Span | undefined;
  /** The marks that are mended by it. */
  marks?: MendedMarks;
  /** It is often seen where nothing is wrong: no step asks for it. */
  isDoubtful?: boolean;
  /** It sums up what other faults say, for a step alone. */
  isSum?: boolean;
  /** Where one step asks for it together with others: what to do, and the kinds of those others. */
  together?: { todo: string; kinds: string[]; ease: number };
};

/** What can be said about one competency of one essay, most telling first, before its level is known. */
export type Observations = {
  /** Clauses on what works, at least one. */
  praises: string[];
  faults: Fault[];
  /** What the level most likely reflects where nothing above explains it. */
  unexplained: string;
  /** What takes the text further where no fault is left. */
  further: string;
  /** Why, as a clause, and what of the facts changes by it, as `mendFacts` names it. */
  furtherStep?: { seen?: string; mends?: string };
  /** Whether that is said of any text: it names no place at which this one falls short. */
  isFurtherUsual?: boolean;
};

/** What introduces the gravest fault of a competency. */
export const HEAVIEST = 'o que mais pesa: ';

/**
 * Observations in the tone that fits the level, so that the words never contradict it: at 200 and 160 a fault is
 * a touch to add, at 120 it is named, below it is what weighs most; praise below 120 is only where to start from.
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

/** What the advice has said is not said again, and nothing twice. */
function improvementsAt(level: Level, { faults, further }: Observations): string[] {
  const todos = [...new Set(faults.filter(({ isSum }) => isSum !== true).map(({ todo }) => todo))];
  if (level === 200) return [];
  if (level === 160) return todos.slice(1, MAX_IMPROVEMENTS);
  return todos.length > 0 ? todos.slice(0, MAX_IMPROVEMENTS) : [further];
}

function toSentence(clause: string): string {
  return `${capitalized(clause)}.`;
}
