import type { Span } from '../../text/span.ts';

/** A weak side of the essay: what is seen, and what to do. Both are clauses: small first letter, no stop. */
export type Fault = {
  seen: string;
  todo: string;
  /** How much of the way to the next level a student can make by it in a day, 0–1. */
  ease: number;
  /** Where; none where the whole text is meant. */
  place?: Span | undefined;
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
};
