import { describe, expect, it } from 'vitest';
import { findWordPieces } from '@/domain/scoring/features/word-pieces';
import { analyzeText } from '@/domain/text/analyze-text';

function linkedOf(text: string): string[] {
  return findWordPieces(analyzeText(text)).map(({ linked }) => linked);
}

describe('findWordPieces', () => {
  it('cuts at hyphens and apostrophes and remembers what joined the parts', () => {
    expect(linkedOf('Ele torna-se gota d’água.')).toEqual(['', ' torna', '-se', ' gota', ' d', "'água"]);
  });

  it('links words across blanks only, and never across lines', () => {
    expect(linkedOf('um  dois, três\nquatro')).toEqual(['', ' dois', '', '']);
  });

  it('gives lower case, and the word a piece is of', () => {
    const pieces = findWordPieces(analyzeText('FAZ-SE'));
    expect(pieces.map(({ piece, word }) => [piece, word.text])).toEqual([
      ['faz', 'FAZ-SE'],
      ['se', 'FAZ-SE'],
    ]);
  });
});
