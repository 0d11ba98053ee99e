import { describe, expect, it } from 'vitest';
import { dueDate } from '@/copy/due-date';

/** A Wednesday, 23:30 in São Paulo, when it is Thursday elsewhere. */
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
