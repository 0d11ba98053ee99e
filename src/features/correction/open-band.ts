import type { EvaluationExtras } from '@/domain/evaluation/evaluation';

/** None where a limit left the band no width: a single number would look certain. */
export function openBand(extras: EvaluationExtras | undefined): EvaluationExtras['band'] {
  return extras?.band && extras.band.low < extras.band.high ? extras.band : undefined;
}
