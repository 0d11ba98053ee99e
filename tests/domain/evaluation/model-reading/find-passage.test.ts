import { describe, expect, it } from 'vitest';
import { createPassageFinder } from '@/domain/evaluation/model-reading/find-passage';

/** The passage that the finder returns for a quote, as written in the essay. */
function found(essay: string, quote: string): string | null {
  const place = createPassageFinder(essay)(quote);
  return place && essay.slice(place.start, place.end);
}

describe('createPassageFinder', () => {
  it.each<[string, string, string, string | null]>([
    ['an exact quote', 'A fome persiste no país.', 'fome persiste', 'fome persiste'],
    ['a quote with other capitals', 'A fome persiste.', 'a FOME', 'A fome'],
    ['typographic marks', 'Disse: “não há pão”.', 'Disse: "não há pão"', 'Disse: “não há pão”'],
    ['other blanks', 'A fome\n  persiste.', 'fome persiste', 'fome\n  persiste'],
    ['blanks around the quote', 'A fome persiste.', '  fome\n', 'fome'],
    [
      'hidden characters in the essay',
      'A fo\u200Bme per\u{E0041}siste.',
      'fome persiste',
      'fo\u200Bme per\u{E0041}siste',
    ],
    ['letters typed as letter and accent', 'A soluc\u0327a\u0303o vem.', 'solução', 'soluc\u0327a\u0303o'],
    ['a quote after characters of two units', '😀😀 A fome.', 'fome', 'fome'],
    ['a mark alone', 'A fome , que persiste', ' ,', ','],
    ['the next place when the first is inside a word', 'Pois o pó cai.', 'o', 'o'],
    ['nothing inside a word', 'A fomento persiste.', 'fome', null],
    ['nothing of an invented quote', 'A fome persiste.', 'a sede persiste', null],
    ['nothing without accents', 'A solução vem.', 'solucao', null],
    ['nothing of an empty quote', 'A fome persiste.', ' \u200B ', null],
    ['nothing in an empty essay', '', 'fome', null],
  ])('finds %s', (_requirement, essay, quote, expected) => {
    expect(found(essay, quote)).toBe(expected);
  });

  it('points at the place, not at the letters elsewhere', () => {
    expect(createPassageFinder('Pois o pó cai.')('o')).toEqual({ start: 5, end: 6 });
  });

  it('finds none of 60 hopeless quotes in 20,000 characters', () => {
    const find = createPassageFinder('a'.repeat(20_000));
    for (let count = 0; count < 60; count += 1) expect(find('a'.repeat(100))).toBeNull();
  });
});
