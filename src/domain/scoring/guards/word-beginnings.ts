/** Words told by how they begin, with what belongs to each; see `indexBeginnings`. */
export type BeginningIndex<Entry> = Map<string, { beginning: string; isWhole: boolean; entry: Entry }[]>;

/** All words are at least this long; it is also how many letters the index is keyed by. */
const HEAD = 3;

/**
 * Indexes beginnings of comparison keys, so that a word is looked up at once however many there are. A final "."
 * asks for the whole word: "ong." is no beginning of "longe" nor of "ongoing". Three letters at least.
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

/** What belongs to a word, given as its comparison key; each once, in the order of the index. Mostly nothing. */
export function findByBeginning<Entry>(index: BeginningIndex<Entry>, key: string): readonly Entry[] {
  const candidates = index.get(key.slice(0, HEAD));
  if (!candidates) return NOTHING;
  const found = new Set<Entry>();
  for (const { beginning, isWhole, entry } of candidates) {
    if (isWhole ? key === beginning : key.startsWith(beginning)) found.add(entry);
  }
  return [...found];
}
