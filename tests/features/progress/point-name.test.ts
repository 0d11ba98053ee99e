import { expect, it } from 'vitest';
import type { SeriesStep } from '@/domain/progress/score-series';
import { pointName, tickName } from '@/features/progress/point-name';

const at = (date: string) => ({ date, essays: 1, total: 600, range: null, theme: null });

it.each<[string, string, SeriesStep, string, string]>([
  ['an essay', '2025-07-12T15:00:00Z', 'essay', '12 jul', '12/07/2025'],
  ['late in the evening of São Paulo', '2025-07-13T01:00:00Z', 'essay', '12 jul', '12/07/2025'],
  ['a week', '2025-07-07T15:00:00Z', 'week', '7 jul', 'semana de 07/07/2025'],
  ['a month', '2025-07-12T15:00:00Z', 'month', 'jul 2025', 'jul 2025'],
  ['a year', '2025-07-12T15:00:00Z', 'year', '2025', '2025'],
  ['a date that could not be read', '1970-01-01T00:00:00.000Z', 'essay', '–', 'sem data'],
  ['no date', 'ontem', 'month', '–', 'sem data'],
])('names %s', (_requirement, date, step, tick, name) => {
  expect(tickName(at(date), step)).toBe(tick);
  expect(pointName(at(date), step)).toBe(name);
});
