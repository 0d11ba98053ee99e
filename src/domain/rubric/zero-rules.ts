import type { ZeroReason } from '../evaluation/evaluation.ts';

/** Skeleton. */
export function findZeroReason(): ZeroReason | null {
  return null;
}
