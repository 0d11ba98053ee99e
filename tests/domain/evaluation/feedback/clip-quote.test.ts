import { describe, expect, it } from 'vitest';
import { clipQuote } from '@/domain/evaluation/feedback/clip-quote';

describe('clipQuote', () => {
  it.each([
    ['a short passage stays whole', 'um dois', 'um dois'],
    ['a long one is cut between words', 'palavra '.repeat(20), 'palavra '.repeat(11).trim()],
    ['one endless word is cut anywhere', 'x'.repeat(200), 'x'.repeat(90)],
    ['no emoji is cut in two', `x${'😀'.repeat(60)}`, `x${'😀'.repeat(44)}`],
  ])('%s', (_requirement, text, quote) => {
    expect(clipQuote(text, { start: 0, end: text.length })).toBe(quote);
  });
});
