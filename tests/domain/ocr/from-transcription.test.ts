import { describe, expect, it } from 'vitest';
import { fromTranscription } from '@/domain/ocr/from-transcription';

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
