import { describe, expect, it } from 'vitest';
import { beginningOf, itemNamed, quotesOf } from '@/domain/evaluation/feedback/quoted-from';

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
