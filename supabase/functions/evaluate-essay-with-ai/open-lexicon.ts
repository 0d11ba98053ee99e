import { readContextModels } from '../../../src/domain/writing/context/context-models.ts';
import contextWeights from '../../../src/domain/writing/context/weights/context-weights.json' with { type: 'json' };
import type { Dictionary } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { readDictionary } from '../../../src/domain/writing/lexicon/read-dictionary.ts';

/** Written by `npm run build:functions`; `config.toml` names it as a static file of this function. */
const FILE = new URL('dictionary.bin.gz', import.meta.url);

/**
 * The dictionary and the models that the app also uses, so that both evaluate an essay alike. Throws if the file is
 * missing.
 */
export async function openLexicon(): Promise<Dictionary> {
  const packed = new Response(await Deno.readFile(FILE)).body;
  const bytes = await new Response(packed?.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  return { ...readDictionary(new Uint8Array(bytes)), models: readContextModels(contextWeights) };
}
