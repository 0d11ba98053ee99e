import type { Relation } from '../../text/connectives.ts';

/** A relation between two sentences that a link can express. */
export type JoinRelation = Extract<
  Relation,
  'oposição' | 'soma' | 'causa' | 'consequência' | 'finalidade' | 'condição'
>;

/** What is wrong with two sentences joined. */
export type JoinFault =
  /** There are still two sentences, or one and a fragment. */
  | 'two-sentences'
  /** Only a comma joins them. */
  | 'splice'
  /** Words of one of the two sentences are gone. */
  | 'lost-content'
  /** The link expresses another relation, or the relation the other way round. */
  | 'wrong-relation'
  | 'no-link'
  /** Another fault of writing. */
  | 'fault';

/** Two sentences to be joined into one. */
export type JoinExercise = {
  /** An id that never changes: answers are stored under it. */
  id: string;
  /** Sentences without a link of their own. */
  sentences: readonly [first: string, second: string];
  /** What the second sentence is to the first: its cause, its purpose… */
  relation: JoinRelation;
  /** Some of the good answers. */
  answers: readonly string[];
  /** Tempting wrong answers. */
  bad: readonly { sentence: string; reason: JoinFault }[];
};
