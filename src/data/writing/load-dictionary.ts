import type { Dictionary } from '@/domain/writing/lexicon/lexicon';
import { readDictionary } from '@/domain/writing/lexicon/read-dictionary';
import { readFile, storeFile } from './file-store';
import { inflate } from './inflate';

/** Set by tools/writing/dictionary/vite-dictionary.ts. */
declare const DICTIONARY_FILE: string;

/** The name carries a hash of the contents, so a file of this name never changes. */
const URL_OF_FILE = `${import.meta.env.BASE_URL}${DICTIONARY_FILE}`;

/** The dictionary, from this device where it was kept, else from the network; null where it cannot be had. */
export async function loadDictionary(): Promise<Dictionary | null> {
  const kept = await readFile(URL_OF_FILE);
  const known = kept && (await open(kept));
  if (known) return known;
  const fetched = await fetchFile();
  const dictionary = fetched && (await open(fetched));
  if (fetched && dictionary) await storeFile(URL_OF_FILE, fetched);
  return dictionary;
}

async function fetchFile(): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const response = await fetch(URL_OF_FILE);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Null for bytes that are no dictionary: a page of the server in its place, a file cut short. */
async function open(bytes: Uint8Array<ArrayBuffer>): Promise<Dictionary | null> {
  try {
    return readDictionary(await inflate(bytes));
  } catch {
    return null;
  }
}
