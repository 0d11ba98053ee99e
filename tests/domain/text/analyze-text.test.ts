import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeProse, analyzeText } from '@/domain/text/analyze-text';
import { findParagraphs } from '@/domain/text/paragraphs';
import { toProse } from '@/domain/text/prose';

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

  it('has the paragraphs that the screen shows, blank lines between them or not', () => {
    const written = [
      'Educação, um direito de todos',
      'a violência contra a mulher é um problema histórico do Brasil, que atravessa gerações.',
      'A escola pública precisa de mais dinheiro e de mais gente.',
      'O governo deve agir logo.',
    ].join('\n\n');
    expect(analyzeProse(toProse(written)).paragraphs).toHaveLength(findParagraphs(written).length);
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
