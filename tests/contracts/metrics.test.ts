import { describe, expect, it } from 'vitest';
import { DraftSchema } from '@/contracts/draft';
import { MetricsSchema } from '@/contracts/metrics';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { foldMetrics } from '@/domain/progress/fold-metrics';
import { buildRow } from '../support/builders';

describe('MetricsSchema', () => {
  const record = foldMetrics([buildRow()]);
  it.each([
    ['a folded record', {}, true],
    ['a percent above 100', { competencias: { ...record.competencias, coesao: 101 } }, false],
    ['a count that is no whole number', { corrections: 1.5 }, false],
    ['an unknown achievement', { achievements: ['mestre'] }, false],
    ['a list that is none', { redacoes: {} }, false],
  ])('%s', (_requirement, change, isReadable) => {
    expect(MetricsSchema.safeParse({ ...record, ...change }).success).toBe(isReadable);
  });
});

describe('DraftSchema', () => {
  it.each([
    ['an empty draft', {}, true],
    ['a saved draft', { theme: 'Cinema', essay: 'O cinema…', updatedAt: '2025-10-22T18:00:00Z' }, true],
    ['an essay that is no text', { essay: ['a'] }, false],
    ['a date that is none', { updatedAt: 'agora' }, false],
  ])('%s', (_requirement, change, isReadable) => {
    expect(DraftSchema.safeParse({ ...EMPTY_DRAFT, ...change }).success).toBe(isReadable);
  });
});
