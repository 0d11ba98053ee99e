import { findConnectives, type ConnectiveUse, type Relation } from '../../text/connectives.ts';
import { countWhere, perHundred, share } from './counting.ts';
import type { EssayView, Passage } from './essay-view.ts';

/** Relations of connectives, keyed by their feature names. */
const RELATIONS = {
  additive: 'soma',
  adversative: 'oposição',
  causal: 'causa',
  consecutive: 'consequência',
  conclusive: 'conclusão',
  exemplifying: 'exemplo',
  ordering: 'ordem',
  final: 'finalidade',
  conditional: 'condição',
  referring: 'retomada',
} as const satisfies Record<string, Relation>;
type RelationName = keyof typeof RELATIONS;
type RelationFeatures = Record<`${RelationName}ConnectiveRate` | `${RelationName}ConnectiveVariety`, number>;

/** Words that, at the start of a sentence, merely add it to the previous sentence, as in speech. */
const LOOSE = new Set(['e', 'mas', 'então', 'aí', 'daí', 'só que', 'pois', 'porque']);
const PARAGRAPH_OPENING_WORDS = 6;
const SENTENCE_OPENING_WORDS = 5;

/** An expression with its offsets in the text. */
type Use = { name: string; start: number; end: number };

/** Features of connectives: number, variety, relations, and positions in sentences and paragraphs. */
export function connectiveFeatures(view: EssayView) {
  const { analyzed, sentences, paragraphs, expressions } = view;
  const words = view.tokens.length;
  const found = findConnectives(analyzed);
  // Conditional connectives are left out, because "se" is a pronoun far more often than a conditional connective.
  const connectives = found.filter(({ relation }) => relation !== 'condição');
  const announcements = expressions.announcements.map(({ phrase, first, last }): Use => {
    return { name: phrase, start: first.start, end: last.end };
  });
  const strong: Use[] = [...found.filter(({ isStrong }) => isStrong), ...announcements];
  strong.sort((left, right) => left.start - right.start);
  const strongParagraphs = countOpened(paragraphs, strong, PARAGRAPH_OPENING_WORDS);
  const strongSentences = countOpened(sentences, strong, SENTENCE_OPENING_WORDS);
  const openings = sentences.map(openingOf);
  return {
    ...relationFeatures(found, words),
    announcementRate: perHundred(announcements.length, words),
    announcementVariety: varietyOf(announcements),
    timeRate: perHundred(expressions.times.length, words),
    timeVariety: new Set(expressions.times.map(({ phrase }) => phrase)).size,
    connectiveRate: perHundred(connectives.length, words),
    connectiveVariety: varietyOf(connectives),
    strongConnectives: strong.length,
    strongConnectiveVariety: varietyOf(strong),
    strongConnectiveRate: perHundred(strong.length, words),
    connectiveParagraphShare: share(countBegun(paragraphs, connectives), paragraphs.length),
    strongConnectiveParagraphShare: share(strongParagraphs, paragraphs.length),
    strongConnectiveParagraphs: strongParagraphs,
    connectiveSentenceShare: share(countBegun(sentences, connectives), sentences.length),
    strongConnectiveSentenceShare: share(strongSentences, sentences.length),
    strongConnectiveSentences: strongSentences,
    distinctSentenceOpeningShare: share(new Set(openings).size, sentences.length),
    looseOpeners: countWhere(sentences, (sentence) => isLooselyOpened(sentence, analyzed.text)),
  };
}

function relationFeatures(found: readonly ConnectiveUse[], words: number): RelationFeatures {
  const features: Partial<RelationFeatures> = {};
  for (const name of Object.keys(RELATIONS) as RelationName[]) {
    const uses = found.filter(({ relation }) => relation === RELATIONS[name]);
    features[`${name}ConnectiveRate`] = perHundred(uses.length, words);
    features[`${name}ConnectiveVariety`] = varietyOf(uses);
  }
  return features as RelationFeatures;
}

function varietyOf(uses: readonly Use[]): number {
  return new Set(uses.map(({ name }) => name)).size;
}

/** Number of passages that begin with one of the expressions. */
function countBegun(passages: readonly Passage[], uses: readonly Use[]): number {
  const starts = new Set(uses.map(({ start }) => start));
  return countWhere(passages, ({ words }) => words[0] !== undefined && starts.has(words[0].start));
}

/**
 * Number of passages that have an expression entirely within their first `opening` words. Both lists must be
 * sorted.
 */
function countOpened(passages: readonly Passage[], uses: readonly Use[], opening: number): number {
  let at = 0;
  return countWhere(passages, ({ start, words }) => {
    while ((uses[at]?.start ?? Infinity) < start) at += 1;
    const lastOfOpening = words[Math.min(opening, words.length) - 1];
    return (uses[at]?.end ?? Infinity) <= (lastOfOpening?.end ?? -1);
  });
}

/** The first two words of a sentence. */
function openingOf({ words }: Passage): string {
  return `${words[0]?.lower ?? ''} ${words[1]?.lower ?? ''}`;
}

/**
 * Whether a sentence begins with a colloquial opener followed by a space instead of a comma: "Mas a escola…", "Só
 * que ninguém…".
 */
function isLooselyOpened({ words: [first, second] }: Passage, text: string): boolean {
  if (!first) return false;
  if (LOOSE.has(first.lower)) return isBlankAt(text, first.end);
  return second !== undefined && LOOSE.has(`${first.lower} ${second.lower}`) && isBlankAt(text, second.end);
}

function isBlankAt(text: string, at: number): boolean {
  return /\s/.test(text[at] ?? '');
}
