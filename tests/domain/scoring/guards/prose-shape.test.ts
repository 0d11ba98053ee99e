import { describe, expect, it } from 'vitest';
import { measureProseShape } from '@/domain/scoring/guards/prose-shape';
import { analyzeText } from '@/domain/text/analyze-text';
import { shuffled } from '../../../fixtures/scoring/adversarial-essay';
import { GOOD_ESSAY, WEAK_ESSAY } from '../../../support/essays';

const shape = (text: string) => measureProseShape(analyzeText(text));
const words = (text: string) => text.replaceAll(/[.,;:"]/g, '').split(/\s+/);

describe('measureProseShape', () => {
  it.each([
    ['a strong essay', GOOD_ESSAY],
    ['a weak essay', WEAK_ESSAY],
  ])('%s has the shape of prose', (_requirement, text) => {
    const { danglingShare, grammarShare, connectiveShare } = shape(text);
    expect(danglingShare).toBeLessThan(0.1);
    expect(grammarShare).toBeGreaterThan(0.35);
    expect(grammarShare).toBeLessThan(0.68);
    expect(connectiveShare).toBeLessThan(0.2);
  });

  it.each([1, 2, 3, 4, 5])('the words of an essay in any other order dangle (%s)', (seed) => {
    expect(shape(shuffled(words(GOOD_ESSAY), seed).join(' ')).danglingShare).toBeGreaterThan(0.16);
  });

  it('line breaks inside a sentence leave nothing dangling', () => {
    expect(shape(words(GOOD_ESSAY).join('\n')).danglingShare).toBeLessThan(0.1);
  });

  it.each([
    ['no words', '', { danglingShare: 0, grammarShare: 0, connectiveShare: 0 }],
    ['too few articles to tell', 'de do da', { danglingShare: 0, grammarShare: 1, connectiveShare: 0 }],
    ['connectives alone', 'Portanto, além disso.', { danglingShare: 0, connectiveShare: 1 }],
  ])('%s', (_requirement, text, expected) => {
    expect(shape(text)).toMatchObject(expected);
  });
});
