import { totalOf } from '../../../src/domain/rubric/total-of.ts';
import type { Prediction } from './grade-essays.ts';

/** One JSON line from which anyone can compute the figures again; `low` and `high` are null without a band. */
export function toPredictionLine({ essay, grade }: Prediction): string {
  const { levels, band, zero } = grade;
  return JSON.stringify({
    id: essay.id,
    c1: levels[1],
    c2: levels[2],
    c3: levels[3],
    c4: levels[4],
    c5: levels[5],
    total: totalOf(levels),
    low: band?.low ?? null,
    high: band?.high ?? null,
    zero,
  });
}
