import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, dueDate } from '@/copy/dates';

describe('formatDate', () => {
  it.each([
    ['the São Paulo day, not the UTC one', new Date('2025-10-20T02:59:59Z'), '19/10/2025'],
    ['the instant the promotion ends', new Date('2025-10-20T03:00:00Z'), '20/10/2025'],
    ['milliseconds since the epoch', Date.parse('2025-11-03T12:00:00Z'), '03/11/2025'],
    ['nothing for an invalid date', new Date('amanhã'), ''],
  ])('%s', (_, instant, expected) => {
    expect(formatDate(instant)).toBe(expected);
  });
});

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

/** A Wednesday, 23:30 in São Paulo, when it is already Thursday in UTC. */
const NOW = new Date('2025-10-23T02:30:00.000Z');

describe('dueDate', () => {
  it.each([
    ['the same day in São Paulo', '2025-10-23T02:59:59.999Z', 'até hoje, 22 de outubro'],
    ['the next day', '2025-10-24T02:59:59.999Z', 'até amanhã, 23 de outubro'],
    ['a day to come, by its name', '2025-10-25T02:59:59.999Z', 'até sexta, 24 de outubro'],
    ['a Saturday', '2025-10-26T02:59:59.999Z', 'até sábado, 25 de outubro'],
    ['a day of another year', '2026-01-10T02:59:59.999Z', 'até sexta, 9 de janeiro de 2026'],
    ['yesterday', '2025-10-22T02:59:59.999Z', 'prazo encerrado ontem'],
    ['a day that is over', '2025-10-21T02:59:59.999Z', 'prazo encerrado em 20 de outubro'],
    ['no date', null, ''],
    ['something that is none', 'amanhã', ''],
  ])('%s', (_, dueAt, expected) => {
    expect(dueDate(dueAt, NOW)).toBe(expected);
  });
});
