import type { Dictionary } from './lexicon.ts';
import { createWordTest } from './is-word.ts';
import { rankCorrections, suggestWords, type FrequencyOf } from './suggest.ts';
import { readWordGraph, tagsInGraph } from './word-graph.ts';

const MOST_REMEMBERED = 1000;

/**
 * Parses the dictionary as written by `tools/writing/dictionary`: the length of the word graph, the word graph, the
 * frequent forms.
 */
export function readDictionary(bytes: Uint8Array): Dictionary {
  if (bytes.length < 4) throw new RangeError('dictionary cut short');
  const end = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const graph = readWordGraph(bytes.subarray(4, end));
  const frequencyOf = readFrequencies(bytes.subarray(end));
  const tagsOf = (form: string) => tagsInGraph(graph, form) || tagsInGraph(graph, form.toLowerCase());
  return {
    tagsOf,
    isWord: createWordTest((form) => tagsInGraph(graph, form)),
    frequencyOf,
    suggest: (word) => suggestWords(graph, frequencyOf, word),
    corrections: remember((word) => rankCorrections(graph, frequencyOf, word)),
  };
}

/** Caches results, because the same words are checked at every keystroke while someone types. */
function remember<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    const answer = known.get(word) ?? ask(word);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(word, answer);
    return answer;
  };
}

/**
 * Parses the frequencies on first use. The first line is the highest power of two; each further line contains the
 * forms of one power.
 */
function readFrequencies(bytes: Uint8Array): FrequencyOf {
  let frequencies: Map<string, number> | null = null;
  return (word) => {
    frequencies ??= parseFrequencies(new TextDecoder().decode(bytes));
    return frequencies.get(word) ?? 0;
  };
}

function parseFrequencies(text: string): Map<string, number> {
  const [highest = '0', ...lines] = text.trim().split('\n');
  const frequencies = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    for (const form of line.split(' ')) frequencies.set(form, Number(highest) - index);
  }
  return frequencies;
}
