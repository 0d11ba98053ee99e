import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import { findWords } from '../../text/words.ts';

/** A table of phrases, found by their first word. Longer phrases are tried first. */
export type PhraseIndex<Entry> = Map<string, { words: string[]; entry: Entry }[]>;

export type PhraseMatch<Entry> = { entry: Entry; first: number; last: number; start: number; end: number };

/** Phrases are written as in a text, lower case, with their accents. */
export function indexPhrases<Entry>(
  entries: Iterable<readonly [phrase: string, entry: Entry]>,
): PhraseIndex<Entry> {
  const index: PhraseIndex<Entry> = new Map();
  for (const [phrase, entry] of entries) {
    const words = findWords(phrase).map(({ lower }) => lower);
    const first = words[0] ?? '';
    index.set(first, [...(index.get(first) ?? []), { words, entry }]);
  }
  for (const candidates of index.values()) candidates.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** Places where a phrase stands with nothing but blanks between its words; the longest wins, none overlap. */
export function matchPhrases<Entry>(essay: AnalyzedText, index: PhraseIndex<Entry>): PhraseMatch<Entry>[] {
  const matches: PhraseMatch<Entry>[] = [];
  for (let at = 0; at < essay.words.length; at += 1) {
    const first = essay.words[at];
    if (!first) continue;
    const found = index.get(first.lower)?.find(({ words }) => standsAt(essay, at, words));
    if (!found) continue;
    const last = at + found.words.length - 1;
    const end = essay.words[last]?.end ?? first.end;
    matches.push({ entry: found.entry, first: at, last, start: first.start, end });
    at = last;
  }
  return matches;
}

function standsAt({ words, text }: AnalyzedText, at: number, phrase: string[]): boolean {
  for (let offset = 1; offset < phrase.length; offset += 1) {
    const previous = words[at + offset - 1];
    const word = words[at + offset];
    if (!previous || !word || word.lower !== phrase[offset] || !areAdjacent(text, previous, word))
      return false;
  }
  return true;
}

/** Whether only blanks of the same line stand between two words. */
export function areAdjacent(text: string, left: PlacedWord, right: PlacedWord): boolean {
  if (left.paragraph !== right.paragraph) return false;
  if (right.start - left.end === 1) return /\s/.test(text[left.end] ?? '');
  return text.slice(left.end, right.start).trim() === '';
}

/** Whether a word opens a clause: it begins its sentence, or a comma or another sign stands before it. */
export function opensClause(essay: AnalyzedText, at: number): boolean {
  const word = essay.words[at];
  const previous = essay.words[at - 1];
  return (
    !word || !previous || word.sentence !== previous.sentence || !areAdjacent(essay.text, previous, word)
  );
}
