import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { evidenceOf } from '@/domain/evaluation/evidence/essay-evidence';
import { SAMPLE_THEME } from '../../../support/essays';

const OPENING = 'O desperdício de alimentos começa na estrada, onde a fruta apodrece antes da feira.';
const CLOSING = 'Portanto, o governo deve reformar as estradas para que menos alimentos se percam.';

function useOf(...development: string[]) {
  const essay = [OPENING, ...development, CLOSING].join('\n');
  const use = evidenceOf(readEssay({ theme: SAMPLE_THEME, essay })).stock;
  const names = (phrases: { name: string }[]) => phrases.map(({ name }) => name);
  return [names(use.loose), names(use.unexplained), names(use.frames)];
}

const BAUMAN = 'Bauman e a modernidade líquida';

describe('stock use', () => {
  it.each<[string, string, string[][]]>([
    [
      'loose where its paragraph says nothing of the theme',
      'Segundo Zygmunt Bauman, vivemos na modernidade líquida. Por isso, cada um cuida de si e esquece os outros.',
      [[BAUMAN], [], []],
    ],
    [
      'explained where it is told what it says, beside the theme',
      'Segundo Zygmunt Bauman, na modernidade líquida tudo vira descarte. O desperdício de alimentos mostra isso.',
      [[], [], []],
    ],
    [
      'explained by the sentence after it',
      'Zygmunt Bauman chama isso de modernidade líquida. Nela, o desperdício de alimentos não pesa.',
      [[], [], []],
    ],
    [
      'nothing but named, at the end of a paragraph',
      'O desperdício de alimentos cresce nas casas. É a modernidade líquida de Zygmunt Bauman.',
      [[], [BAUMAN], []],
    ],
    ['one frame is no fault', 'Urge combater esses obstáculos nas estradas de alimentos.', [[], [], []]],
    [
      'several are',
      'Isso não ocorre no Brasil, onde o desperdício de alimentos cresce. É fulcral pontuar que falta frio. É imperioso destacar que falta estrada.',
      [[], [], ['Isso não ocorre no Brasil', 'É lícito postular']],
    ],
  ])('%s', (_, paragraph, use) => {
    expect(useOf(paragraph)).toEqual(use);
  });

  it('leaves what a mark says already', () => {
    const lived = 'Vive-se, em muitas casas de hoje, a banalidade do mal, e cada um cuida só de si.';
    const reading = readEssay({ theme: SAMPLE_THEME, essay: [OPENING, lived, CLOSING].join('\n') });
    const [phrase] = reading.stockPhrases;
    const marked = { ...phrase, codigo: 'cliche' } as (typeof reading.findings)[number];
    expect(evidenceOf({ ...reading, findings: [] }).stock.loose).toEqual([phrase]);
    expect(evidenceOf({ ...reading, findings: [marked] }).stock.loose).toEqual([]);
  });
});
