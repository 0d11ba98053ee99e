import { describe, expect, it } from 'vitest';
import { measureTopicReach } from '@/domain/scoring/guards/topic-reach';
import { analyzeText } from '@/domain/text/analyze-text';

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
