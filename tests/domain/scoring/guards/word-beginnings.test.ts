import { describe, expect, it } from 'vitest';
import { findByBeginning, indexBeginnings } from '@/domain/scoring/guards/word-beginnings';
import { TOPIC_FIELDS } from '@/domain/scoring/guards/topic-fields';

const INDEX = indexBeginnings([
  ['relig ong.', 'fé'],
  ['religios relig', 'culto'],
]);

describe('findByBeginning', () => {
  it.each([
    ['a beginning', 'religiao', ['fé', 'culto']],
    ['two beginnings of one entry count once', 'religioso', ['fé', 'culto']],
    ['a whole word', 'ong', ['fé']],
    ['more than the whole word', 'ongs', []],
    ['nothing', 'casa', []],
    ['an empty word', '', []],
  ])('%s', (_requirement, key, entries) => {
    expect(findByBeginning(INDEX, key)).toEqual(entries);
  });
});

describe('TOPIC_FIELDS', () => {
  it('holds beginnings of three letters or more, without accents or capitals', () => {
    for (const words of Object.values(TOPIC_FIELDS).map((field) => field.split(/\s+/))) {
      expect(words.filter((word) => !/^[a-z][a-z-]{2,}\.?$/.test(word))).toEqual([]);
    }
  });
});
