import { guessTags } from './guess-tags.ts';
import { tagsInGraph, type WordGraph } from './word-graph.ts';

/** What the rules ask about words. */
export type Lexicon = {
  /** What a form can be, as bits of `TAGS`; looked up as given and in lower case, 0 for a word it does not know. */
  tagsOf(form: string): number;
};

/** A lexicon that knows every word, so that one it does not know is misspelled or a name. */
export type Dictionary = Lexicon & {
  /** Words that may have been meant, best first, at most five. */
  suggest(word: string): string[];
};

/** The lexicon of the whole dictionary. */
export function createLexicon(graph: WordGraph): Lexicon {
  return {
    tagsOf: (form) => tagsInGraph(graph, form) || tagsInGraph(graph, form.toLowerCase()),
  };
}

/** Serves until the dictionary has come: it takes every word for one it knows. */
export const smallLexicon: Lexicon = { tagsOf: guessTags };
