import type { AnalyzedSentence, AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import { oncePerText } from '../../text/memo.ts';
import type { Span } from '../../text/span.ts';
import { matchPhrases, type PhraseMatch } from '../../text/phrases.ts';
import { isInfinitive, PROPOSAL_MARKERS, type ProposalMarker } from './proposal-words.ts';
import { findProposedDeed, findSolutions, findWishedDeed } from './solution-markers.ts';

export type PlacedMarker = PhraseMatch<ProposalMarker>;

/** A sentence prepared for reading a proposal; `first` and `last` of the markers index its words. */
export type ProposalClause = { text: string; words: PlacedWord[]; markers: PlacedMarker[] };

/** Maximum number of words read of a sentence. */
export const LONGEST_READ_WORDS = 160;
/** Words that cannot end a phrase. */
const LEFT_HANGING = new Set(
  'e ou que não como a o as os de da do das dos em no na com por para se mais'.split(' '),
);
const OPENERS = new Set(['assim', 'que', 'então', 'portanto', 'exemplo']);
const BREAK = /[,;:()–—]|\s-\s/;

const clausesOf = oncePerText((_essay: AnalyzedText) => new Map<AnalyzedSentence, ProposalClause>());

/** The sentence prepared for reading a proposal; cached. */
export function toClause(essay: AnalyzedText, sentence: AnalyzedSentence): ProposalClause {
  const known = clausesOf(essay);
  const clause = known.get(sentence) ?? makeClause(essay, sentence);
  known.set(sentence, clause);
  return clause;
}

function makeClause(essay: AnalyzedText, sentence: AnalyzedSentence): ProposalClause {
  const words = sentence.words.slice(0, LONGEST_READ_WORDS);
  const clause = { text: essay.text, words, markers: [] };
  const said = matchPhrases({ ...essay, words }, PROPOSAL_MARKERS).filter(
    (marker) => !namesSomebody(clause, marker) && !tellsFuture(clause, marker),
  );
  const unsaid = [...findSolutions(words), findWishedDeed(words), findProposedDeed(words)];
  const solutions = unsaid.flatMap((at): PlacedMarker[] => {
    const word = words[at];
    if (!word || said.some(({ first, last }) => first <= at && at <= last)) return [];
    return [{ entry: 'necessidade', first: at, last: at, start: word.start, end: word.end }];
  });
  const markers = [...said, ...solutions].toSorted((a, b) => a.first - b.first);
  return { ...clause, markers };
}

/** Whether "vamos" expresses the future, as in "nós vamos perder isso"; "Vamos mudar isso" is a request. */
function tellsFuture(clause: ProposalClause, { first }: PlacedMarker): boolean {
  const { words } = clause;
  if (words[first]?.lower !== 'vamos' || first === 0) return false;
  return !breaksAfter(clause, first - 1) && !/^(?:então|portanto|e)$/.test(words[first - 1]?.lower ?? '');
}

/** Whether the marker names somebody, as in "os órgãos responsáveis por"; after a comma the same words describe somebody. */
function namesSomebody(clause: ProposalClause, { entry, first }: PlacedMarker): boolean {
  const lower = clause.words[first]?.lower ?? '';
  if (entry !== 'detalhamento' || !/^(?:órgãos?|responsáv|instância)/.test(lower)) return false;
  return first > 0 && !breaksAfter(clause, first - 1);
}

/**
 * Whether a sentence is an open question, which proposes nothing: "Será que o governo deve proibir isso?". "Que tal
 * criar hortas?" is not open, because it makes a proposal.
 */
export function isOpenQuestion({ text }: AnalyzedText, { start, end }: Span): boolean {
  return text.slice(end - LONGEST_STOP, end).includes('?') && ASKS.test(text.slice(start, end));
}
/** Characters of a question mark and closing marks after it. */
const LONGEST_STOP = 4;
const ASKS =
  /^(?:[“"‘«(]|(?:mas|e|então|afinal|portanto|assim|logo),? )*(?:será que|até quando|até que ponto|como|quem|quando|onde|qual|quais|(?:o|a|de|em) que|por qu[eê] (?!não)|serão|devemos)(?!\p{L})/iu;

/** Whether a comma or another punctuation mark is between this word and the next, or nothing follows. */
export function breaksAfter({ text, words }: ProposalClause, at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  return !word || !next || BREAK.test(text.slice(word.end, next.start));
}

/**
 * Whether a purpose that consists of "para" and an infinitive begins at this word: "para reduzir", "para não
 * perder".
 */
export function isPurposeInfinitive({ words }: ProposalClause, at: number): boolean {
  if (words[at]?.lower !== 'para') return false;
  return [1, 2].some((ahead) => isInfinitive(words[at + ahead]?.lower ?? ''));
}

/** The span from a word to the end of its phrase, which is the next punctuation mark, marker or purpose. */
export function phraseFrom(clause: ProposalClause, first: number, afterMarker = first): Span {
  const { words } = clause;
  const markerAt = new Map(clause.markers.map((marker) => [marker.first, marker.entry]));
  let last = afterMarker;
  while (
    goesOn(clause, last, afterMarker) &&
    !markerAt.has(last + 1) &&
    !isPurposeInfinitive(clause, last + 1)
  ) {
    last += 1;
  }
  if (markerAt.get(last + 1) === 'dever') last = beforeNextSubject(clause, afterMarker, last);
  while (last > afterMarker && LEFT_HANGING.has(words[last]?.lower ?? '')) last -= 1;
  return { start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 };
}

/**
 * Whether the phrase continues across a punctuation mark, for example right after a word that only opens the
 * phrase: "para que, assim, …".
 */
function goesOn(clause: ProposalClause, at: number, opener: number): boolean {
  if (!clause.words[at + 1]) return false;
  if (!breaksAfter(clause, at)) return true;
  return at - opener <= 1 && OPENERS.has(clause.words[at]?.lower ?? '');
}

/** The end of a phrase before "e" and the subject of the next clause: "… de horas e as escolas | poderiam". */
function beforeNextSubject({ words }: ProposalClause, from: number, last: number): number {
  for (let at = last; at > from; at -= 1) {
    if (words[at]?.lower === 'e' || words[at]?.lower === 'mas') return at - 1;
  }
  return last;
}
