import { quantile } from '../../scorer/measures/quantile.ts';

const WARM_UP = 30;
const ROUNDS = 500;

/** Milliseconds a request takes, transaction and all, over 500 runs after a warm-up. */
export async function measure(request: () => Promise<unknown>) {
  for (let round = 0; round < WARM_UP; round += 1) await request();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await request();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), max: quantile(times, 1) };
}
