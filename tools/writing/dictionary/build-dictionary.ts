import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildWordGraph } from './build-word-graph.ts';
import { expandInstalledDictionary } from './expand-dictionary.ts';
import { mergeTags } from './merge-tags.ts';
import { packWordGraph } from './pack-word-graph.ts';

const LENGTH_BYTES = 4;
const FREQUENT_FORMS = new URL('frequent-forms.txt', import.meta.url);

/** The dictionary as the browser fetches it, compressed. Takes some fifteen seconds. */
export function buildDictionary(): Uint8Array {
  const forms = [...mergeTags(expandInstalledDictionary())];
  forms.sort(([left], [right]) => (left < right ? -1 : 1));
  return gzipSync(packDictionary(forms, readFileSync(FREQUENT_FORMS, 'utf8')), { level: 9 });
}

/** What `readDictionary` reads: the length of the word graph, the graph of forms in order, the frequent forms. */
export function packDictionary(
  forms: Iterable<readonly [form: string, tags: number]>,
  frequentForms: string,
): Uint8Array<ArrayBuffer> {
  const graph = packWordGraph(buildWordGraph(forms));
  const frequent = new TextEncoder().encode(frequentForms);
  const bytes = new Uint8Array(LENGTH_BYTES + graph.length + frequent.length);
  new DataView(bytes.buffer).setUint32(0, graph.length, true);
  bytes.set(graph, LENGTH_BYTES);
  bytes.set(frequent, LENGTH_BYTES + graph.length);
  return bytes;
}
