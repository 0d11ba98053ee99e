import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildWordGraph } from './build-word-graph.ts';
import { expandInstalledDictionary } from './expand-dictionary.ts';
import { mergeTags } from './merge-tags.ts';
import { packWordGraph } from './pack-word-graph.ts';

const FREQUENT_FORMS = new URL('frequent-forms.txt', import.meta.url);

/** The dictionary as the browser fetches it (`readDictionary` reads it), compressed. Takes some fifteen seconds. */
export function buildDictionary(): Uint8Array {
  const forms = [...mergeTags(expandInstalledDictionary())];
  forms.sort(([left], [right]) => (left < right ? -1 : 1));
  const graph = packWordGraph(buildWordGraph(forms));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(graph.length);
  return gzipSync(Buffer.concat([length, graph, readFileSync(FREQUENT_FORMS)]), { level: 9 });
}
