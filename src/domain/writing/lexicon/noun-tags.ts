import { NOUNS } from './nouns.ts';
import { PLURAL, SINGULAR, TAGS } from './tags.ts';

const GROUPS: Record<keyof typeof NOUNS, number> = {
  mascSing: TAGS.mascSing,
  femSing: TAGS.femSing,
  eitherSing: SINGULAR,
  mascPlur: TAGS.mascPlur,
  femPlur: TAGS.femPlur,
  eitherPlur: PLURAL,
};

const TAGS_OF = new Map<string, number>();
for (const [group, words] of Object.entries(NOUNS)) {
  for (const word of words.split(/\s+/)) TAGS_OF.set(word, GROUPS[group as keyof typeof NOUNS]);
}

/** Gender and number of the nouns and adjectives that are most frequent in essays, derived from their articles. */
export const NOUN_TAGS: ReadonlyMap<string, number> = TAGS_OF;
