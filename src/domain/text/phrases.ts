import type { AnalyzedText, PlacedWord } from './analyze-text.ts';
import { findWords } from './words.ts';

/** A trie of phrases by word, so that a text is matched in one pass, regardless of the number of phrases. */
export type PhraseIndex<Entry> = { entry?: Entry; next: Map<string, PhraseIndex<Entry>> };

export type PhraseMatch<Entry> = { entry: Entry; first: number; last: number; start: number; end: number };

/** Indexes phrases. They must be written as in running text, in lower case, with their accents. */
export function indexPhrases<Entry>(
  entries: Iterable<readonly [phrase: string, entry: Entry]>,
): PhraseIndex<Entry> {
  const root: PhraseIndex<Entry> = { next: new Map() };
  for (const [phrase, entry] of entries) {
    let node = root;
    for (const { lower } of findWords(phrase)) {
      const child = node.next.get(lower) ?? { next: new Map() };
      node.next.set(lower, child);
      node = child;
    }
    node.entry = entry;
  }
  return root;
}

/**
 * Matches of phrases whose words are separated only by whitespace. The longest match wins, and matches do not
 * overlap.
 */
export function matchPhrases<Entry>(essay: AnalyzedText, index: PhraseIndex<Entry>): PhraseMatch<Entry>[] {
  const matches: PhraseMatch<Entry>[] = [];
  for (let at = 0; at < essay.words.length; at += 1) {
    const match = longestMatchAt(essay, at, index);
    if (!match) continue;
    matches.push(match);
    at = match.last;
  }
  return matches;
}

function longestMatchAt<Entry>(
  { words, text }: AnalyzedText,
  first: number,
  index: PhraseIndex<Entry>,
): PhraseMatch<Entry> | null {
  const start = words[first]?.start ?? 0;
  let longest: PhraseMatch<Entry> | null = null;
  let node = index.next.get(words[first]?.lower ?? '');
  for (let last = first; node; last += 1) {
    const word = words[last];
    const next = words[last + 1];
    if (!word) break;
    if (node.entry !== undefined) longest = { entry: node.entry, first, last, start, end: word.end };
    node = next && node.next.get(next.lower);
    if (node && next && !areAdjacent(text, word, next)) break;
  }
  return longest;
}

/** Whether two words are separated only by whitespace within a line. */
export function areAdjacent(text: string, left: PlacedWord, right: PlacedWord): boolean {
  if (left.paragraph !== right.paragraph) return false;
  if (right.start - left.end === 1) return /\s/.test(text[left.end] ?? '');
  return text.slice(left.end, right.start).trim() === '';
}

/** Whether a word opens a clause: it begins its sentence, or follows a comma or another punctuation mark. */
export function opensClause(essay: AnalyzedText, at: number): boolean {
  const word = essay.words[at];
  const previous = essay.words[at - 1];
  return (
    !word || !previous || word.sentence !== previous.sentence || !areAdjacent(essay.text, previous, word)
  );
}
