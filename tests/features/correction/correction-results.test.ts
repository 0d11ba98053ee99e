import { describe, expect, it } from 'vitest';
import type { Readers } from '@/domain/evaluation/evaluation';
import { byCompetency } from '@/domain/rubric/competency';
import { describeReaders, locatePassage } from '@/features/correction/correction-results';

const ESSAY = 'A escola ensina.\n A escola acolhe.';

describe('locatePassage', () => {
  it.each([
    ['an exact quote has its place', { start: 2, end: 8, quote: 'escola' }, { start: 2, end: 8 }],
    [
      'blanks around it do not belong to it',
      { start: 8, end: 20, quote: ' ensina.\n A ' },
      { start: 9, end: 19 },
    ],
    ['other words at the offsets: none', { start: 3, end: 9, quote: 'escola' }, null],
    ['beyond the essay: none', { start: 26, end: 60, quote: 'acolhe.' }, null],
    ['negative offsets count from no end: none', { start: -7, end: -1, quote: 'acolhe' }, null],
    ['broken offsets: none', { start: 1.5, end: 8, quote: 'escola' }, null],
    ['an empty quote: none', { start: 2, end: 2, quote: '' }, null],
  ])('%s', (_requirement, passage, place) => {
    expect(locatePassage(ESSAY, passage)).toEqual(place);
  });
});

describe('describeReaders', () => {
  const levels = (level: number) => byCompetency(() => level);
  const readers = { scorer: levels(120), model: levels(140), disputed: [], unread: [], isVouched: true };

  it.each<[string, Partial<Readers>, string[]]>([
    ['two that agree', {}, ['Duas leituras: 600 (corretor local) e 700 (modelo de IA).']],
    [
      'a third',
      { model: levels(180), third: levels(160), disputed: [1, 3] },
      [
        'Duas leituras: 600 (corretor local) e 900 (modelo de IA). Terceira leitura, nas competências I e III: 800.',
        'Vale a média das duas leituras mais próximas, como no ENEM.',
      ],
    ],
    [
      'competencies the model showed nothing for',
      { unread: [2, 4, 5] },
      [
        'Duas leituras: 600 (corretor local) e 700 (modelo de IA).',
        'Nas competências II, IV e V, o modelo de IA não apontou nenhum trecho do texto. Ali vale o nível do corretor local.',
      ],
    ],
    [
      'a reading too far above',
      { model: levels(200), third: levels(200), disputed: [1, 2, 3, 4, 5], isVouched: false },
      [
        'Duas leituras: 600 (corretor local) e 1000 (modelo de IA). Terceira leitura, nas competências I, II, III, IV e V: 1000.',
        'A nota do modelo de IA ficou longe demais da nota do corretor local. Vale a do corretor local, 600.',
      ],
    ],
  ])('tells of %s', (_, more, sentences) => {
    expect(describeReaders({ readers: { ...readers, ...more } })).toEqual(sentences);
  });

  it('tells nothing of one reader', () => {
    expect(describeReaders({})).toEqual([]);
  });
});
