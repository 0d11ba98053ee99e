import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { readWordGraph, tagsInGraph } from '../../../src/domain/writing/lexicon/word-graph.ts';
import { buildWordGraph } from './build-word-graph.ts';
import { expandDictionary } from './expand-dictionary.ts';
import { packWordGraph } from './pack-word-graph.ts';

const root = new URL('../../../', import.meta.url);
const CACHE = fileURLToPath(new URL('node_modules/.cache/grifo/pt-BR.bin.gz', root));
const SOURCE = new URL('node_modules/dictionary-pt/', root);

/** The dictionary as rules use it, built first where no cache has it. */
export async function openDictionary(): Promise<{ lexicon: Lexicon; loadMs: number; bytes: number }> {
  if (!existsSync(CACHE)) {
    mkdirSync(dirname(CACHE), { recursive: true });
    writeFileSync(CACHE, makeDictionary());
  }
  const file = readFileSync(CACHE);
  const begin = performance.now();
  const graph = readWordGraph(gunzipSync(file));
  const loadMs = performance.now() - begin;
  return { lexicon: { tagsOf: (form) => tagsInGraph(graph, form) }, loadMs, bytes: file.length };
}

function makeDictionary(): Uint8Array {
  const read = (name: string) => readFileSync(new URL(name, SOURCE), 'utf8');
  const forms = [...expandDictionary(read('index.dic'), read('index.aff'))];
  return gzipSync(packWordGraph(buildWordGraph(forms.toSorted(([a], [b]) => (a < b ? -1 : 1)))), {
    level: 9,
  });
}
