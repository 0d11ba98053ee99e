import { describe, expect, it } from 'vitest';
import { measureTopicReach, findByBeginning, indexBeginnings } from '@/domain/scoring/guards/topic-reach';
import { analyzeText } from '@/domain/text/analyze-text';
import { TOPIC_FIELDS } from '@/domain/scoring/guards/topic-fields';

const THEME = 'Caminhos para combater a intolerância religiosa no Brasil';
const reach = (essay: string) => measureTopicReach(analyzeText(essay), analyzeText(THEME));

describe('measureTopicReach', () => {
  it.each([
    ['the theme’s own words, in any form', 'As religiões e os intolerantes', { named: 2, topicalShare: 0 }],
    ['words of any field', 'O terreiro e a tela', { named: 0, topicalShare: 1 }],
    ['words of none', 'O terreiro azul', { topicalShare: 0.5 }],
    ['an empty essay', '', { contentWords: 0, topicalShare: 0 }],
  ])('%s', (_requirement, essay, expected) => {
    expect(reach(essay)).toMatchObject(expected);
  });
});

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
