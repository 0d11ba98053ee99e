import { describe, expect, it } from 'vitest';
import { measureThemeOverlap } from '@/domain/evaluation/theme-overlap';
import { measureTopicReach } from '@/domain/scoring/guards/topic-reach';
import { judgeTopic } from '@/domain/scoring/guards/topic-verdict';
import { analyzeText } from '@/domain/text/analyze-text';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { HONEST } from '../../../fixtures/scoring/honest';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../../support/essays';

const RELIGION = 'Caminhos para combater a intolerância religiosa no Brasil';
const reach = (essay: string, theme: string, supportText?: string) =>
  measureTopicReach(
    analyzeText(essay),
    analyzeText(theme),
    supportText === undefined ? undefined : analyzeText(supportText),
  );
const verdict = (essay: string, theme: string) =>
  judgeTopic(reach(essay, theme), measureThemeOverlap(analyzeText(essay), analyzeText(theme)));

describe('measureTopicReach', () => {
  it.each([
    ['the theme’s own words, in any form', 'As religiões e os intolerantes', { named: 2, related: 0 }],
    ['words that go with it', 'O terreiro de candomblé e a igreja', { named: 0, related: 3 }],
    ['words of every essay count a quarter', 'O respeito e a família', { named: 0, related: 0.25 }],
    [
      'words of another field',
      'O ingresso do filme na tela',
      { related: 0, elsewhere: 3, elsewhereDistinct: 3 },
    ],
    ['an empty essay', '', { contentWords: 0, topicalShare: 0 }],
  ])('%s', (_requirement, essay, expected) => {
    expect(reach(essay, RELIGION)).toMatchObject(expected);
  });

  it('what the supporting texts keep saying goes with the theme', () => {
    const support = 'Filatelia. Os selos custam pouco, os selos duram e os selos ensinam.';
    expect(reach('Guardo selos', 'Filatelia e numismática').related).toBe(0);
    expect(reach('Guardo selos', 'Filatelia e numismática', support).related).toBe(1);
  });

  it('every theme of the exam has a field, and a theme outside them is known as such', () => {
    expect(EXAM_THEMES.filter(({ theme }) => !reach('', theme).isKnown)).toEqual([]);
    expect(reach('', 'Filatelia e numismática').isKnown).toBe(false);
  });
});

describe('judgeTopic', () => {
  it('has nothing against an honest essay on its theme', () => {
    expect(HONEST.filter(({ essay, theme }) => verdict(essay, theme) !== null).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('tells four in five of the honest essays when they are put under other themes of the exam', () => {
    const pairs = HONEST.flatMap(({ essay, theme }) =>
      EXAM_THEMES.filter((other) => other.theme !== theme).map((other) => verdict(essay, other.theme)),
    );
    const told = pairs.filter((found) => found !== null).length / pairs.length;
    expect(told).toBeGreaterThan(0.8);
  });

  it('says nothing of short texts and of themes it does not know', () => {
    expect(verdict('O ingresso do filme custa caro.', RELIGION)).toBeNull();
    expect(verdict(HONEST[0]?.essay ?? '', 'Filatelia')).toBeNull();
  });

  it('misses the words of a theme that has two or more, whether it knows the theme or not', () => {
    expect(verdict(HONEST[0]?.essay ?? '', 'Filatelia e numismática')).toBe('ausente');
    expect(verdict(GOOD_ESSAY, 'O acesso à leitura entre os jovens brasileiros')).toBe('ausente');
    expect(verdict(GOOD_ESSAY, SAMPLE_THEME)).toBeNull();
  });
});
