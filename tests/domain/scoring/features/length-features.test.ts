import { describe, expect, it } from 'vitest';
import { paragraphFeatures } from '@/domain/scoring/features/length-features';
import { viewEssay } from '@/domain/scoring/features/essay-view';
import { analyzeText } from '@/domain/text/analyze-text';

const wordsOf = (count: number) => Array.from({ length: count }, () => 'casa').join(' ');
const measure = (...lengths: number[]) =>
  paragraphFeatures(viewEssay(analyzeText(lengths.map(wordsOf).join('\n')), analyzeText('')));

describe('paragraph features', () => {
  it('give the words of each place as logarithms, 0 where there is no paragraph', () => {
    expect(measure(40, 0, 9)).toMatchObject({
      logFirstParagraph: Math.log(41),
      logSecondParagraph: Math.log(10),
      logThirdParagraph: 0,
      logLastParagraph: Math.log(10),
    });
  });

  it('count full paragraphs of 40 to 80 words and overlong ones above 110', () => {
    expect(measure(39, 40, 80, 81, 110, 111)).toMatchObject({ fullParagraphs: 2, overlongParagraphs: 1 });
  });
});
