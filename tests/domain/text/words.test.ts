import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords } from '@/domain/text/words';

const wordsOf = (text: string) => findWords(text).map((word) => word.text);

describe('findWords', () => {
  it.each([
    ['punctuation is no part of a word', 'Fome, sede e frio.', ['Fome', 'sede', 'e', 'frio']],
    ['hyphens join', 'guarda-chuva far-se-á', ['guarda-chuva', 'far-se-á']],
    ['apostrophes join', "copo d'água copo d’água", ['copo', "d'água", 'copo', 'd’água']],
    ['decimals and thousands stay whole', 'R$ 1.500,25 e 30%', ['R', '1.500,25', 'e', '30']],
    ['a stop after a number is no decimal', 'em 2024. Depois', ['em', '2024', 'Depois']],
    ['accents typed apart belong to their letter', 'voce\u0302s', ['voce\u0302s']],
    ['emoji are no words', 'fome 😀', ['fome']],
    ['a filler is no word, though Unicode calls it a letter', 'fome \u3164 \uFFA0\u115F\u1160', ['fome']],
    ['a tag inside a word does not cut it', 'fo\u{E0061}me', ['fo\u{E0061}me']],
    ['a dash between blanks joins nothing', 'uma - duas', ['uma', 'duas']],
  ])('%s', (_requirement, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keeps lower form and accentless key', () => {
    expect(findWords('ÁGUA')[0]).toMatchObject({ lower: 'água', key: 'agua' });
    expect(findWords('v\u200Bc')[0]).toMatchObject({ lower: 'vc', key: 'vc' });
    expect(findWords('v\u{E0061}\u2800\u3164c')[0]).toMatchObject({ lower: 'vc', key: 'vc' });
  });

  it('offsets count what nobody sees before a word', () => {
    const text = '\u{E0061}\u3164 fome\u{E0062}, sede';
    expect(findWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'fome\u{E0062}',
      'sede',
    ]);
  });

  it('offsets point into the original text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let last = 0;
        for (const { start, end, text: found } of findWords(text)) {
          expect(text.slice(start, end)).toBe(found);
          expect(start).toBeGreaterThanOrEqual(last);
          last = end;
        }
      }),
    );
  });
});
