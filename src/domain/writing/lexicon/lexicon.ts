import { tagsInGraph, type WordGraph } from './word-graph.ts';

/** What the rules ask about words. */
export type Lexicon = {
  /** What a form can be, as bits of `TAGS`; looked up as given and in lower case, 0 for a word it does not know. */
  tagsOf(form: string): number;
};

/** The lexicon of the whole dictionary. */
export function createLexicon(graph: WordGraph): Lexicon {
  return {
    tagsOf: (form) => tagsInGraph(graph, form) || tagsInGraph(graph, form.toLowerCase()),
  };
}
