// Writes the dictionary to the folder of the edge function that corrects essays: npm run build:functions
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cachedDictionary } from './cached-dictionary.ts';

const FILE = fileURLToPath(
  new URL('../../../supabase/functions/evaluate-essay-with-ai/dictionary.bin.gz', import.meta.url),
);

const dictionary = cachedDictionary();
if (!existsSync(FILE) || !readFileSync(FILE).equals(dictionary)) {
  // Written to a temporary file first, because another process may be reading the old one.
  const part = `${FILE}.${process.pid}`;
  writeFileSync(part, dictionary);
  renameSync(part, FILE);
}
