import { describe, expect, it } from 'vitest';
import { clipQuote, beginningOf, itemNamed, quotesOf } from '@/domain/evaluation/feedback/evidence-item';

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

const passage = (quote: string) => ({ start: 0, end: quote.length, quote });
const ITEM = {
  side: 'favor' as const,
  label: 'Tese',
  passages: [passage('um'), passage('dois'), passage('três')],
};

describe('quotes for sentences', () => {
  it.each([
    ['a short passage whole, without its stop', 'A fome cresce.', '“A fome cresce”'],
    [
      'a long one by its first eight words',
      'um dois três quatro cinco seis sete oito nove',
      '“um dois três quatro cinco seis sete oito…”',
    ],
    ['marks inside are left out', 'o livro "Vidas Secas" diz', '“o livro Vidas Secas diz”'],
  ])('%s', (_requirement, text, expected) => {
    expect(beginningOf(text, { start: 0, end: text.length })).toBe(expected);
  });

  it('as many as asked for, none without an item', () => {
    expect(quotesOf(itemNamed([ITEM], 'Tese'))).toEqual(['“um”', '“dois”']);
    expect(quotesOf(itemNamed([ITEM], 'Agente'))).toEqual([]);
  });
});
