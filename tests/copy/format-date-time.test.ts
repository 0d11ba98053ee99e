import { describe, expect, it } from 'vitest';
import { formatDateTime } from '@/copy/format-date-time';

describe('formatDateTime', () => {
  it.each([
    [
      'an instant is told by the clock of São Paulo',
      '2025-09-15T00:47:00Z',
      '14 de setembro de 2025 às 21:47',
    ],
    ['what is no date is empty', 'ontem', ''],
  ])('%s', (_requirement, iso, words) => {
    expect(formatDateTime(iso)).toBe(words);
  });
});
