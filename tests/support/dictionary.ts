import { gunzipSync } from 'node:zlib';
import { readDictionary } from '../../src/domain/writing/lexicon/read-dictionary.ts';
import { cachedDictionary } from '../../tools/writing/dictionary/cached-dictionary.ts';

/** The whole dictionary, as loaded by the app. */
export const dictionary = readDictionary(gunzipSync(cachedDictionary()));
