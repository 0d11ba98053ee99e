import { describe, expect, it } from 'vitest';
import type { OcrResult } from '@/domain/ocr/ocr-result';
import { fromTranscription, toEssayText } from '@/domain/ocr/essay-text';

const box = { left: 0, top: 0, right: 1, bottom: 1 };
const pageOf = (...paragraphs: string[]): OcrResult => ({
  paragraphs: paragraphs.map((text) =>
    // A question mark before a word marks a word that the recognizer was unsure of.
    text
      .split(' ')
      .map((word) => ({ text: word.replace('?', ''), confidence: word.startsWith('?') ? 59 : 60, box })),
  ),
  confidence: 90,
  advice: [],
  turns: 0,
});

describe('toEssayText', () => {
  it.each([
    ['a paragraph a line', [pageOf('Um só.', 'Dois aqui.')], 'Um só.\nDois aqui.'],
    ['pages one after the other', [pageOf('Um.'), pageOf('Dois.')], 'Um.\nDois.'],
    [
      'a paragraph goes on over the end of a page',
      [pageOf('A.', 'Era uma'), pageOf('vez.', 'B.')],
      'A.\nEra uma vez.\nB.',
    ],
    ['so does a divided word', [pageOf('o resul-'), pageOf('tado veio.')], 'o resultado veio.'],
    ['it may go on over several pages', [pageOf('um'), pageOf('dois'), pageOf('três.')], 'um dois três.'],
    [
      'an empty page between them is none',
      [pageOf('Era'), { ...pageOf(''), paragraphs: [] }, pageOf('uma.')],
      'Era uma.',
    ],
    ['nothing was read', [{ ...pageOf(''), paragraphs: [] }], ''],
  ])('%s', (_requirement, pages, text) => expect(toEssayText(pages).text).toBe(text));

  it('marks the words below a confidence of 60 where they stand', () => {
    const { text, doubts } = toEssayText([pageOf('A ?casa é', '?não sei')]);
    expect(doubts.map(({ start, end }) => text.slice(start, end))).toEqual(['casa', 'não']);
    expect(doubts[0]).toEqual({ start: 2, end: 6, confidence: 59 });
  });
});

describe('what a vision model wrote down', () => {
  it('becomes a paragraph a line, whatever stands between paragraphs', () => {
    const { text, doubts } = fromTranscription('\nA fome persiste. \n\n \nO Brasil desperdiça.\nFim.\n');
    expect(text).toBe('A fome persiste.\nO Brasil desperdiça.\nFim.');
    expect(doubts).toEqual([]);
  });

  it('is doubtful where nothing could be made out', () => {
    const { text, doubts } = fromTranscription('O [?] disse\n\nque [?][?].');
    expect(doubts.map(({ start, end }) => text.slice(start, end))).toEqual(['[?]', '[?]', '[?]']);
    expect(doubts.map(({ start }) => start)).toEqual([2, 16, 19]);
  });

  it('keeps the other brackets and questions of the student', () => {
    expect(fromTranscription('Será? [sic] (?)').doubts).toEqual([]);
  });
});
