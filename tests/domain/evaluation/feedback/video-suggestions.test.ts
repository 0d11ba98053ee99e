import { describe, expect, it } from 'vitest';
import { suggestVideos } from '@/domain/evaluation/feedback/video-suggestions';
import { levelsByRules } from '@/domain/evaluation/levels-by-rules';
import { readEssay } from '@/domain/evaluation/read-essay';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

const suggestFor = (essay: string) => {
  const reading = readEssay({ theme: SAMPLE_THEME, essay }, lexiconWithModels);
  return suggestVideos(reading, levelsByRules(reading));
};

describe('suggestVideos', () => {
  it('the weakest competencies first, four at most', () => {
    expect(suggestFor(WEAK_ESSAY).map(({ erro }) => erro)).toEqual([
      'Concordância verbal',
      'Tese e argumentação na redação',
      'Coesão referencial: como evitar repetição',
      'Proposta de intervenção: os cinco elementos',
    ]);
  });

  it('nothing is suggested where there is nothing to learn', () => {
    expect(suggestFor(GOOD_ESSAY)).toHaveLength(1);
  });

  it('with everything at the top there is still one', () => {
    const reading = readEssay({ theme: SAMPLE_THEME, essay: GOOD_ESSAY });
    expect(suggestVideos(reading, { 1: 200, 2: 200, 3: 200, 4: 200, 5: 200 })).toEqual([
      {
        erro: 'Redação nota mil comentada',
        link: 'https://www.youtube.com/results?search_query=Reda%C3%A7%C3%A3o%20nota%20mil%20comentada%20enem',
      },
    ]);
  });
});
