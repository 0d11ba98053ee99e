import type { AnalyzedText } from '../text/analyze-text.ts';
import { toComparisonKey } from '../text/normalize-text.ts';
import { indexPhrases, matchPhrases, type PhraseMatch } from '../text/phrases.ts';
import { overlap, type Span } from '../text/span.ts';
import { STOCK, type StockEntry, type StockKind } from './stock-list.ts';

/** A phrase that fits any theme: a reference that students learn by heart ("repertório de bolso"), or a frame. */
export type StockPhrase = Span & { name: string; kind: StockKind };

/** The entry and group a phrase belongs to. */
type Cue = { entry: StockEntry; group: number };

const INDEX = indexPhrases(cuesByPhrase());

/** The cues of each phrase, with and without accents. */
function cuesByPhrase(): Map<string, Cue[]> {
  const cues = new Map<string, Cue[]>();
  for (const entry of STOCK)
    for (const [group, phrases] of entry.groups.entries())
      for (const spelling of new Set(phrases.flatMap((phrase) => [phrase, toComparisonKey(phrase)])))
        cues.set(spelling, [...(cues.get(spelling) ?? []), { entry, group }]);
  return cues;
}

/** The stock phrases of an essay, in text order, none overlapping. */
export function findStockPhrases(essay: AnalyzedText): StockPhrase[] {
  const bySentence = new Map<number, PhraseMatch<Cue[]>[]>();
  for (const match of matchPhrases(essay, INDEX)) {
    const sentence = essay.words[match.first]?.sentence ?? 0;
    const matches = bySentence.get(sentence);
    if (matches) matches.push(match);
    else bySentence.set(sentence, [match]);
  }
  const found = [...bySentence].flatMap(([at, matches]) =>
    readSentence(matches, essay.sentences[at]?.paragraph === 0),
  );
  const kept: StockPhrase[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (!kept.some((other) => overlap(other, one))) kept.push(one);
  return kept;
}

/**
 * Returns a stock phrase for each entry of which the sentence contains a phrase of every group; its span covers
 * these phrases.
 */
function readSentence(matches: readonly PhraseMatch<Cue[]>[], isOpening: boolean): StockPhrase[] {
  const places = new Map<StockEntry, Map<number, Span>>();
  for (const { entry: cues, start, end } of matches)
    for (const { entry, group } of cues) {
      const own = places.get(entry) ?? new Map<number, Span>();
      places.set(entry, own);
      if (!own.has(group)) own.set(group, { start, end });
    }
  return [...places].flatMap(([{ name, kind, groups, opens }, own]) => {
    if (own.size < groups.length || (opens && !isOpening)) return [];
    const spans = [...own.values()];
    return [
      {
        name,
        kind,
        start: Math.min(...spans.map(({ start }) => start)),
        end: Math.max(...spans.map(({ end }) => end)),
      },
    ];
  });
}
