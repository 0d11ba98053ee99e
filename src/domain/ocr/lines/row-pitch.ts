import type { InkMap } from './ink-map.ts';

const BANDS = 8;
/**
 * The first peak of the autocorrelation is used as the pitch if it reaches this share of the best peak, because the
 * best peak may be two rows further on.
 */
const AS_GOOD = 0.72;
/** Maximum pitch (distance from one line to the next), as a share of the page's height. */
const LARGEST_SHARE = 1 / 7;
const LEAST_LIKENESS = 0.08;

/**
 * The pitch, as a number of cell rows of the map: the distance at which rows of writing repeat, found by
 * autocorrelation summed over vertical bands. It is at least `least`; null if nothing repeats.
 */
export function findPitch({ width, height, cells }: InkMap, least: number): number | null {
  const most = Math.floor(height * LARGEST_SHARE);
  const likeness = new Float64Array(most + 2);
  for (let band = 0; band < BANDS; band += 1) {
    const left = Math.floor((band * width) / BANDS);
    const right = Math.floor(((band + 1) * width) / BANDS);
    const profile = new Float64Array(height);
    for (let y = 0; y < height; y += 1)
      for (let x = left; x < right; x += 1)
        profile[y] = (profile[y] as number) + (cells[y * width + x] as number);
    addLikeness(withoutDrift(profile, 2 * least), likeness);
  }
  const whole = likeness[0] as number;
  if (whole === 0) return null;
  const peaks: number[] = [];
  for (let lag = Math.max(2, Math.floor(least)); lag <= most; lag += 1) {
    const value = likeness[lag] as number;
    if (value > (likeness[lag - 1] as number) && value >= (likeness[lag + 1] as number)) peaks.push(lag);
  }
  const best = Math.max(0, ...peaks.map((lag) => likeness[lag] as number));
  if (best < LEAST_LIKENESS * whole) return null;
  const lag = peaks.find((one) => (likeness[one] as number) >= AS_GOOD * best) as number;
  const [before, peak, after] = [likeness[lag - 1], likeness[lag], likeness[lag + 1]] as [
    number,
    number,
    number,
  ];
  return lag + (after - before) / (2 * (2 * peak - before - after || 1));
}

/**
 * Returns the profile slightly smoothed, minus the mean of its surroundings, because dense parts of a page would
 * otherwise outweigh the rows.
 */
function withoutDrift(profile: Float64Array, radius: number): Float64Array {
  const sums = new Float64Array(profile.length + 1);
  for (const [at, value] of profile.entries()) sums[at + 1] = (sums[at] as number) + value;
  const mean = (at: number, reach: number) => {
    const from = Math.max(0, at - reach);
    const to = Math.min(profile.length, at + reach + 1);
    return ((sums[to] as number) - (sums[from] as number)) / (to - from);
  };
  return profile.map((_, at) => mean(at, 1) - mean(at, Math.round(radius)));
}

function addLikeness(profile: Float64Array, likeness: Float64Array): void {
  for (let lag = 0; lag < likeness.length; lag += 1) {
    let sum = 0;
    for (let at = lag; at < profile.length; at += 1)
      sum += (profile[at] as number) * (profile[at - lag] as number);
    likeness[lag] = (likeness[lag] as number) + sum;
  }
}
