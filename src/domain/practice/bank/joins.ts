import type { JoinExercise } from './join-exercise.ts';
import { CONTRAST_JOINS } from './joins-of-contrast.ts';
import { REASON_JOINS } from './joins-of-reason.ts';

/** The sentences to join, of all relations. */
export const JOIN_EXERCISES: readonly JoinExercise[] = [...CONTRAST_JOINS, ...REASON_JOINS];
