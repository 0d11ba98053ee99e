import type { Location } from 'react-router-dom';

/** What an entry of the browser's history keeps of the dialog. */
export type KeptStep = { opening: string; step: number };

/** The step an entry stands for; null where it is not one of the dialog's. */
export function readStep(location: Location): KeptStep | null {
  if (!isObject(location.state) || !('correctionStep' in location.state)) return null;
  const kept = location.state.correctionStep as Partial<KeptStep> | null;
  if (typeof kept?.opening !== 'string' || !Number.isInteger(kept.step)) return null;
  return kept as KeptStep;
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
