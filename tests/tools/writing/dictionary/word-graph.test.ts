import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWordGraph, tagsInGraph } from '../../../../src/domain/writing/lexicon/word-graph.ts';
import { buildWordGraph } from '../../../../tools/writing/dictionary/build-word-graph.ts';
import { packWordGraph } from '../../../../tools/writing/dictionary/pack-word-graph.ts';

const pack = (words: Record<string, number>) =>
  packWordGraph(buildWordGraph(Object.entries(words).sort(([left], [right]) => (left < right ? -1 : 1))));

const WORDS = { casa: 1, casas: 2, casar: 3, mesa: 1, mesas: 2, ã: 5 };

describe('buildWordGraph, packWordGraph and readWordGraph', () => {
  it('give back every word with its tags', () => {
    const graph = readWordGraph(pack(WORDS));
    for (const [word, tags] of Object.entries(WORDS)) expect(tagsInGraph(graph, word)).toBe(tags);
  });

  it.each(['', 'c', 'cas', 'casasa', 'z', 'CASA', 'casã', '\ud83d', 'casa\u0000'])(
    'do not know %j',
    (word) => {
      expect(tagsInGraph(readWordGraph(pack(WORDS)), word)).toBe(0);
    },
  );

  it('share equal endings', () => {
    const { nodes } = buildWordGraph([
      ['bala', 1],
      ['fala', 1],
      ['mala', 1],
    ]);
    expect(nodes).toHaveLength(5);
  });

  it('hold for any set of words', () => {
    const words = fc.dictionary(
      fc.string({ unit: fc.constantFrom('a', 'b', 'ç', 'é'), minLength: 1 }),
      fc.nat(900),
      {
        maxKeys: 50,
      },
    );
    fc.assert(
      fc.property(words, (given) => {
        const tagged = Object.fromEntries(Object.entries(given).map(([word, tags]) => [word, tags + 1]));
        const graph = readWordGraph(pack(tagged));
        for (const [word, tags] of Object.entries(tagged)) expect(tagsInGraph(graph, word)).toBe(tags);
      }),
    );
  });

  it('refuse bytes that are cut short', () => {
    const bytes = pack(WORDS);
    expect(() => readWordGraph(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
  });
});
