import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';

/**
 * A word, or one part of a hyphenated word, so that "se" is found in "torna-se". `linked` is the piece after what
 * joins it to the piece before: " de" after a blank, "-se" after a hyphen; empty when anything else stands between.
 */
export type WordPiece = { piece: string; linked: string; word: PlacedWord };

const HYPHEN_OR_APOSTROPHE = /[-\u2010\u2011'’]/;
const PARTS = /([-\u2010\u2011'’])/;
const BLANK = 0x20;

/** The pieces of a text in order. */
export function findWordPieces({ words, text }: AnalyzedText): WordPiece[] {
  const pieces: WordPiece[] = [];
  let previous: PlacedWord | undefined;
  for (const word of words) {
    const joint = previous && areAdjacent(text, previous, word) ? ' ' : '';
    if (HYPHEN_OR_APOSTROPHE.test(word.lower)) pushParts(pieces, word, joint);
    else pieces.push({ piece: word.lower, linked: joint && joint + word.lower, word });
    previous = word;
  }
  return pieces;
}

function pushParts(pieces: WordPiece[], word: PlacedWord, firstJoint: string): void {
  const parts = word.lower.split(PARTS);
  for (let at = 0; at < parts.length; at += 2) {
    const piece = parts[at] ?? '';
    const sign = parts[at - 1] ?? '';
    const joint = at === 0 ? firstJoint : /['’]/.test(sign) ? "'" : '-';
    pieces.push({ piece, linked: joint && joint + piece, word });
  }
}

function areAdjacent(text: string, left: PlacedWord, right: PlacedWord): boolean {
  if (left.paragraph !== right.paragraph) return false;
  if (right.start - left.end === 1) return text.charCodeAt(left.end) === BLANK;
  return text.slice(left.end, right.start).trim() === '';
}
