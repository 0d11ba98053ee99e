import type { Dictionary } from '@/domain/writing/lexicon/lexicon';
import { readDictionary } from '@/domain/writing/lexicon/read-dictionary';
import { inflate } from '../files/inflate';
import { loadFile } from '../files/load-file';
import { DICTIONARY_STORE } from '../files/stores';

/** Set by tools/writing/dictionary/vite-dictionary.ts. */
declare const DICTIONARY_FILE: string;

/** The dictionary; null if it cannot be loaded. `onBytes` is called for every chunk from the network. */
export function loadDictionary(onBytes?: () => void): Promise<Dictionary | null> {
  return loadFile(
    {
      store: DICTIONARY_STORE,
      url: `${import.meta.env.BASE_URL}${DICTIONARY_FILE}`,
      open: async (bytes) => readDictionary(await inflate(bytes)),
    },
    onBytes,
  );
}
