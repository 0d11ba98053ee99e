import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeText } from '@/domain/text/analyze-text';

describe('analyzeText', () => {
  it('places words in their sentence and paragraph, and knows which are quoted', () => {
    const { words, sentences, paragraphs } = analyzeText('Li "Vidas Secas". Gostei.\nFim.');
    expect(
      words.map(({ text, sentence, paragraph, isQuoted }) => [text, sentence, paragraph, isQuoted]),
    ).toEqual([
      ['Li', 0, 0, false],
      ['Vidas', 0, 0, true],
      ['Secas', 0, 0, true],
      ['Gostei', 1, 0, false],
      ['Fim', 2, 1, false],
    ]);
    expect(sentences.map((sentence) => sentence.words.length)).toEqual([3, 1, 1]);
    expect(paragraphs.map((paragraph) => paragraph.sentences.length)).toEqual([2, 1]);
  });

  it('any string: every word stands inside its own sentence and paragraph', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { words, sentences, paragraphs } = analyzeText(text);
        for (const word of words) {
          const sentence = sentences[word.sentence];
          const paragraph = paragraphs[word.paragraph];
          expect(word.start).toBeGreaterThanOrEqual(sentence?.start ?? Infinity);
          expect(word.end).toBeLessThanOrEqual(sentence?.end ?? -1);
          expect(word.start).toBeGreaterThanOrEqual(paragraph?.start ?? Infinity);
        }
      }),
    );
  });
});
