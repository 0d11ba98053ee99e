import type { Location } from 'react-router-dom';
import type { Span } from '@/domain/text/span';

/** What an entry of the browser's history keeps of the dialog; `passage` is the one shown in the essay. */
export type KeptStep = { opening: string; step: number; passage?: Span };

/** The step an entry stands for; null where it is not one of the dialog's. */
export function readStep(location: Location): KeptStep | null {
  if (!isObject(location.state) || !('correctionStep' in location.state)) return null;
  const kept = location.state.correctionStep as Partial<KeptStep> | null;
  if (typeof kept?.opening !== 'string' || !Number.isInteger(kept.step)) return null;
  return kept as KeptStep;
}

export function isSpan(value: unknown): value is Span {
  if (!isObject(value) || !('start' in value) || !('end' in value)) return false;
  return Number.isInteger(value.start) && Number.isInteger(value.end);
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
