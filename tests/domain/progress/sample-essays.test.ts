import { expect, it } from 'vitest';
import { foldMetrics } from '@/domain/progress/fold-metrics';
import { MetricsSchema } from '@/contracts/metrics';
import { sampleEssays } from '@/domain/progress/sample-essays';
import { TEST_NOW } from '../../support/builders';

it('is a record like a real one: in order, totals that are their levels, none after now', () => {
  const essays = sampleEssays(new Date(TEST_NOW));
  const metrics = foldMetrics(essays);
  expect(metrics.redacoes).toEqual(essays);
  expect(MetricsSchema.safeParse(metrics).success).toBe(true);
  for (const { nota, competencias, data } of essays) {
    expect(competencias.reduce((sum, level) => sum + level, 0)).toBe(nota);
    expect(data < TEST_NOW).toBe(true);
  }
});
