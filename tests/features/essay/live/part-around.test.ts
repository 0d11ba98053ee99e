import { describe, expect, it } from 'vitest';
import { partAround } from '@/features/essay/live/part-around';

const PARAGRAPH = 'Uma frase de seis palavras aqui. '.repeat(30).trim();
const paragraphs = (count: number) => Array.from({ length: count }, () => PARAGRAPH).join('\n');

describe('partAround', () => {
  it('is the whole of an essay', () => {
    const essay = paragraphs(5);
    expect(partAround(essay, 0)).toEqual({ start: 0, end: essay.length });
  });

  it.each([0, 7000, 30_000, 99_000])(
    'is whole paragraphs of a very long text, the caret at %i among them',
    (caret) => {
      const text = paragraphs(110);
      const { start, end } = partAround(text, caret);
      expect(start).toBeLessThanOrEqual(caret);
      expect(end).toBeGreaterThanOrEqual(caret);
      expect(end - start).toBeLessThan(16_000);
      expect(start === 0 || text[start - 1] === '\n').toBe(true);
      expect(end === text.length || text[end] === '\n').toBe(true);
    },
  );

  it('is whole words where the paragraph does not end', () => {
    const text = 'palavra '.repeat(20_000);
    const { start, end } = partAround(text, 80_003);
    expect(text.slice(start, end)).toMatch(/^palavra .* palavra$/);
  });

  it('is of a bounded length where nothing ends', () => {
    const { start, end } = partAround('a'.repeat(1_000_000), 500_000);
    expect(end - start).toBeLessThanOrEqual(16_000);
  });
});
