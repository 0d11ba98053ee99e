import { gunzipSync } from 'node:zlib';
import type { Dictionary } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { readDictionary } from '../../../src/domain/writing/lexicon/read-dictionary.ts';
import { openModels } from '../train/read-training-texts.ts';
import { cachedDictionary } from './cached-dictionary.ts';

/** The dictionary as the rules use it, built first if it is not cached. */
export async function openDictionary(): Promise<{ lexicon: Dictionary; loadMs: number; bytes: number }> {
  const bytes = cachedDictionary();
  const begin = performance.now();
  const lexicon = readDictionary(gunzipSync(bytes));
  return { lexicon, loadMs: performance.now() - begin, bytes: bytes.length };
}

/** The dictionary with the context models, as used by the app and the edge function. */
export async function openLexicon(): Promise<Dictionary> {
  return { ...(await openDictionary()).lexicon, models: openModels() };
}
