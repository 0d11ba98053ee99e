import { describe, expect, it } from 'vitest';
import { clipQuote } from '@/domain/evaluation/feedback/clip-quote';

describe('clipQuote', () => {
  it.each([
    ['a short passage stays whole', 'um dois', 'um dois'],
    ['a long one is cut between words', 'palavra '.repeat(20), 'palavra '.repeat(11).trim()],
    ['one endless word is cut anywhere', 'x'.repeat(200), 'x'.repeat(90)],
    ['marks around the whole are left out', '“Vidas Secas”', 'Vidas Secas'],
    ['marks inside stay', 'o romance "Vidas Secas"', 'o romance "Vidas Secas"'],
    ['a pair of marks alone stays', '""', '""'],
    ['no emoji is cut in two', `x${'😀'.repeat(60)}`, `x${'😀'.repeat(44)}`],
  ])('%s', (_requirement, text, quote) => {
    expect(clipQuote(text, { start: 0, end: text.length })).toBe(quote);
  });
});
