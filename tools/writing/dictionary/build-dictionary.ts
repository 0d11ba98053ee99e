import { gzipSync } from 'node:zlib';
import { buildWordGraph } from './build-word-graph.ts';
import { expandInstalledDictionary } from './expand-dictionary.ts';
import { mergeTags } from './merge-tags.ts';
import { packWordGraph } from './pack-word-graph.ts';

/** The dictionary as the browser fetches it: all forms in a packed graph, compressed. Takes some ten seconds. */
export function buildDictionary(): Uint8Array {
  const forms = [...mergeTags(expandInstalledDictionary())];
  forms.sort(([left], [right]) => (left < right ? -1 : 1));
  return gzipSync(packWordGraph(buildWordGraph(forms)), { level: 9 });
}
