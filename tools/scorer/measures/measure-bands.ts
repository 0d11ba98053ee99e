import { mean } from './mean.ts';
import { share } from './share.ts';

/** An interval around a total, ends included. */
export type Band = { low: number; high: number };

/**
 * Share of human totals that lie in their band, 0–1, and the mean width of the bands in points. Essays without a band
 * (a zero has none) are left out; null where no essay has one.
 */
export function measureBands(
  human: readonly number[],
  bands: readonly (Band | null)[],
): { coverage: number; width: number } | null {
  const banded = human.flatMap((total, at) => {
    const band = bands[at];
    return band ? [{ total, ...band }] : [];
  });
  if (banded.length === 0) return null;
  return {
    coverage: share(banded, ({ total, low, high }) => low <= total && total <= high),
    width: mean(banded.map(({ low, high }) => high - low)),
  };
}
