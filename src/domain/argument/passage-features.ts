import type { AnalyzedSentence, AnalyzedText, PlacedWord } from '../text/analyze-text.ts';
import { toStem } from '../text/stem.ts';
import { PROPOSES, readComplements, readProposal } from './rules/proposal.ts';
import { LONGEST_READ_WORDS, toClause, type ProposalClause } from './rules/proposal-clause.ts';
import type { Column, PassageFeatures } from './passage-tagger.ts';
import type { RepertoireMark } from './rules/repertoire.ts';
import { AGENT_HEADS, type ProposalMarker } from './rules/proposal-words.ts';

type ClassOf = (lower: string) => string;

const CAPITAL = /^\p{Lu}/u;
const DIGIT = /^\p{Nd}/u;

/**
 * Tagger features of each word of a sentence: surrounding words and their classes, punctuation marks, capitals,
 * rule matches, and the position of the sentence.
 */
export function passageFeatures(
  essay: AnalyzedText,
  at: number,
  repertoire: readonly RepertoireMark[],
  classOf: ClassOf,
): PassageFeatures {
  const sentence = essay.sentences[at];
  if (!sentence) return { length: 0, columns: [] };
  const words = sentence.words.slice(0, LONGEST_READ_WORDS);
  const clause = toClause(essay, sentence);
  const proposal = readProposal(clause);
  const passages = Object.entries(proposal ?? readComplements(clause, -1));
  const own = repertoire.filter((mark) => mark.start < sentence.end && mark.end > sentence.start);
  const markers = markersOf(clause);
  const last = lastMarkersOf(markers);
  const next = nextMarkersOf(markers);
  const where = placeOf(essay, sentence);
  const hasDuty = markers.some((marker) => marker !== null && PROPOSES.has(marker.kind));
  const duties = `${Number(hasDuty)}${dutyBefore(essay, at)}`;
  const ownKinds = [...new Set(own.map(({ kind }) => kind))].toSorted().join();
  const named = words.map((word) => {
    const passage = passages.find(([, span]) => span.start <= word.start && word.end <= span.end);
    return `${Number(proposal !== null)}${passage?.[0] ?? ''}`;
  });
  const known = words.map(
    (word) => own.find(({ start, end }) => start < word.end && end > word.start)?.kind ?? '',
  );
  const gaps = words.map((word, index) => gapBefore(essay, words[index - 1], word));
  const shapes = words.map(shapeOf);
  const lowers = words.map(({ lower }) => lower);
  const classes = lowers.map(classOf);
  const asked = `${where}${Number(hasDuty)}`;
  const lastKinds = words.map((_, index) => last[index]?.kind ?? '');
  const each = (kinds: Column['kinds'], valueOf: (word: PlacedWord, index: number) => string) =>
    toColumn(kinds, words.map(valueOf));
  const columns: Column[] = [
    each({ b: 0 }, () => ''),
    toColumn({ w: 0, 'w-': -1, 'w+': 1, 'w--': -2, 'w++': 2 }, lowers),
    pairs({ 'w-w': 0, 'ww+': 1 }, ['^', ...lowers], [...lowers, '$']),
    each({ s: 0 }, ({ key }) => toStem(key)),
    each({ e: 0 }, ({ key }) => key.slice(-3)),
    toColumn(
      { 'e-': -1, 'e+': 1 },
      lowers.map((lower) => lower.slice(-3)),
    ),
    pairs(
      { ek: 0 },
      words.map(({ key }) => key.slice(-2)),
      lastKinds,
    ),
    toColumn({ g: 0, 'g+': 1 }, gaps),
    each({ gw: 0 }, ({ lower }, index) => `${gaps[index]}${lower}`),
    each({ f: 0 }, (_, index) => `${shapes[index]}${shapes[index - 1] ?? '_'}${shapes[index + 1] ?? '_'}`),
    each({ q: 0 }, ({ isQuoted }) => `${Number(isQuoted)}`),
    each({ m: 0 }, (_, index) => `${markers[index]?.kind ?? ''}${Number(markers[index]?.first === index)}`),
    toColumn({ k: 0 }, lastKinds),
    each({ kd: 0 }, (_, index) => `${lastKinds[index]}${distance(index - (last[index]?.first ?? 0))}`),
    each({ n: 0 }, (_, index) => next[index]?.kind ?? ''),
    each({ ka: 0 }, ({ lower }, index) => `${lastKinds[index]}${Number(AGENT_HEADS.has(lower))}`),
    each({ p: 0 }, () => asked),
    each({ d: 0 }, () => duties),
    toColumn({ c: 0, 'c-': -1, 'c+': 1 }, classes),
    pairs({ cc: 0, 'cc+': 1 }, ['^', ...classes], [...classes, '$']),
    pairs({ ck: 0 }, classes, lastKinds),
    pairs(
      { cp: 0 },
      classes,
      classes.map(() => where),
    ),
    each({ r: 0 }, (_, index) => `${named[index]}${Number(named[index] !== named[index - 1])}`),
    toColumn({ 'r-': -1, 'r+': 1 }, named, ['', '']),
    toColumn({ o: 0, 'o-': -1, 'o+': 1 }, known, ['', '']),
    each({ os: 0 }, () => ownKinds),
    each({ i: 0 }, (_, index) => `${Math.min(index, 6)}`),
  ];
  return { length: words.length, columns };
}

function toColumn(
  kinds: Column['kinds'],
  values: readonly string[],
  [before = '', after = ''] = ['^', '$'],
): Column {
  return { kinds, values, before, after };
}

function pairs(kinds: Column['kinds'], firsts: readonly string[], values: readonly string[]): Column {
  return { ...toColumn(kinds, values), firsts };
}

type SentenceMarker = { kind: ProposalMarker; first: number };

function markersOf({ words, markers }: ProposalClause): (SentenceMarker | null)[] {
  const marked: (SentenceMarker | null)[] = words.map(() => null);
  for (const { entry, first, last } of markers)
    for (let at = first; at <= last; at += 1) marked[at] = { kind: entry, first };
  return marked;
}

function lastMarkersOf(markers: (SentenceMarker | null)[]): (SentenceMarker | undefined)[] {
  let last: SentenceMarker | undefined;
  return markers.map((marker) => (last = marker ?? last));
}

function nextMarkersOf(markers: (SentenceMarker | null)[]): (SentenceMarker | undefined)[] {
  let next: SentenceMarker | undefined;
  return markers
    .toReversed()
    .map((marker) => {
      const found = next;
      next = marker ?? next;
      return found;
    })
    .toReversed();
}

function distance(words: number): string {
  return words < 3 ? String(words) : words < 6 ? '5' : words < 12 ? '11' : '+';
}

function shapeOf({ text }: PlacedWord): string {
  if (DIGIT.test(text)) return '0';
  if (!CAPITAL.test(text)) return 'a';
  return text.length > 1 && text === text.toUpperCase() ? 'Z' : 'A';
}

/** The punctuation marks between a word and the previous word, without whitespace. */
function gapBefore({ text }: AnalyzedText, previous: PlacedWord | undefined, word: PlacedWord): string {
  if (!previous) return '^';
  return word.start - previous.end === 1 ? '' : text.slice(previous.end, word.start).trim().slice(0, 2);
}

/** The paragraph's position from the end (0 is the last), or `only`. */
function placeOf({ paragraphs }: AnalyzedText, { paragraph }: AnalyzedSentence): string {
  if (paragraphs.length < 2) return 'only';
  if (paragraph === 0) return 'first';
  return String(Math.min(2, paragraphs.length - 1 - paragraph));
}

/** Whether the previous sentence of the paragraph asks for something to be done: 1 or 0, a dash if there is none. */
function dutyBefore(essay: AnalyzedText, at: number): string {
  const [previous, own] = [essay.sentences[at - 1], essay.sentences[at]];
  if (!previous || previous.paragraph !== own?.paragraph) return '-';
  return toClause(essay, previous).markers.some(({ entry }) => PROPOSES.has(entry)) ? '1' : '0';
}
