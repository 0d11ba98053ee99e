import { findSubjectWords } from '../../themes/theme-overlap.ts';
import type { AnalyzedText } from '../../text/analyze-text.ts';
import { isFunctionWord } from '../../text/function-words.ts';
import { TOPIC_FIELDS } from './topic-fields.ts';

/** Entries, indexed by the first letters of their prefixes; see `indexBeginnings`. */
type BeginningIndex<Entry> = Map<string, { beginning: string; isWhole: boolean; entry: Entry }[]>;

/** Length of the index keys in letters; therefore also the minimum length of every prefix. */
const HEAD = 3;

/**
 * Indexes prefixes of comparison keys, so that a lookup takes the same time regardless of the number of prefixes. A
 * final "." requires the whole word: "ong." matches neither "longe" nor "ongoing". Prefixes must have at least
 * three letters.
 */
export function indexBeginnings<Entry>(
  entries: Iterable<readonly [words: string, entry: Entry]>,
): BeginningIndex<Entry> {
  const index: BeginningIndex<Entry> = new Map();
  for (const [words, entry] of entries) {
    for (const word of words.trim().split(/\s+/)) {
      const isWhole = word.endsWith('.');
      const beginning = isWhole ? word.slice(0, -1) : word;
      const head = beginning.slice(0, HEAD);
      index.set(head, [...(index.get(head) ?? []), { beginning, isWhole, entry }]);
    }
  }
  return index;
}

const NOTHING: readonly never[] = [];

/**
 * The entries that match a word's comparison key, without duplicates, in the order of the index; empty for most
 * words.
 */
export function findByBeginning<Entry>(index: BeginningIndex<Entry>, key: string): readonly Entry[] {
  const candidates = index.get(key.slice(0, HEAD));
  if (!candidates) return NOTHING;
  const found = new Set<Entry>();
  for (const { beginning, isWhole, entry } of candidates) {
    if (isWhole ? key === beginning : key.startsWith(beginning)) found.add(entry);
  }
  return [...found];
}

/** How many content words of an essay name its theme, or any subject at all. */
export type TopicReach = {
  /** Number of content words in the essay: three letters or more, no function words. */
  contentWords: number;
  /** Number of uses of the theme's own subject words; at most the first five letters of each word are compared. */
  named: number;
  /** Share (0–1) of the content words outside the theme that belong to any subject field. */
  topicalShare: number;
};

const SHORTEST_WORD = 3;
const PREFIX = 5;
/** Words of a theme that name no subject. */
const VAGUE_THEME_WORDS = toIndex(
  `lei. leis. regra jogo. limite conquist transform popul situac inserc socioecon problem soluc resolv causa
  consequ necess acerca deve. devem. atual ainda. hoje. jeito. modo. sobre brasil pais. socied social fator
  novo. nova. novos. novas. bom. boa. mau. grande realiz reduz reduc melhor acabar possiv compree contribui
  reconhec conciliar recorr tempo. viver. vida. mudan muda. mudar. desenvolv`,
);

const OF_ANY_FIELD = toIndex(Object.values(TOPIC_FIELDS).join(' '));

function toIndex(words: string): BeginningIndex<true> {
  return indexBeginnings([[words, true]]);
}

function matches(index: BeginningIndex<true>, key: string): boolean {
  return findByBeginning(index, key).length > 0;
}

/** The common prefix of a word's forms, such as "jove" for "jovem" and "jovens". */
function beginningOf(key: string): string {
  return key.slice(0, Math.max(SHORTEST_WORD, Math.min(PREFIX, key.length - 1)));
}

/** Counts uses of the theme's words, and the other words that belong to a subject. */
export function measureTopicReach(essay: AnalyzedText, theme: AnalyzedText): TopicReach {
  const subject = findSubjectWords(theme).filter(({ key }) => !matches(VAGUE_THEME_WORDS, key));
  const naming = toIndex(subject.map(({ key }) => beginningOf(key)).join(' '));
  const content = essay.words.filter(({ key }) => key.length >= SHORTEST_WORD && !isFunctionWord(key));
  const others = content.filter(({ key }) => !matches(naming, key));
  const topical = others.filter(({ key }) => matches(OF_ANY_FIELD, key)).length;
  return {
    contentWords: content.length,
    named: content.length - others.length,
    topicalShare: others.length === 0 ? 0 : topical / others.length,
  };
}
