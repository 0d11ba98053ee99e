import { gunzipSync } from 'node:zlib';
import { createLexicon } from '../../src/domain/writing/lexicon/lexicon.ts';
import { readWordGraph } from '../../src/domain/writing/lexicon/word-graph.ts';
import { cachedDictionary } from '../../tools/writing/dictionary/cached-dictionary.ts';

/** The lexicon of the whole dictionary, as the app has it once it is loaded. */
export const dictionaryLexicon = createLexicon(readWordGraph(gunzipSync(cachedDictionary().bytes)));
