import { describe, expect, it } from 'vitest';
import { formatDate } from '@/copy/format-date';

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
