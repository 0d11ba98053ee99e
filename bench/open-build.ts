import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';

/** What a build tells of an essay: all that the page of its correction shows. */
export type Build = (input: { theme: string; essay: string }) => unknown;

/** Bundled as they are shipped: in single files a call costs more than what is measured. */
const ENTRY = `
import { evaluateEssay } from './src/domain/evaluation/evaluate-essay.ts';
import weights from './src/domain/scoring/weights/scorer-weights.json';
import models from './src/domain/writing/context/weights/context-weights.json';
import { readContextModels } from './src/domain/writing/context/context-models.ts';
import { readDictionary } from './src/domain/writing/lexicon/read-dictionary.ts';

export function openBuild(dictionary) {
  const lexicon = { ...readDictionary(dictionary), models: readContextModels(models) };
  return (input) => evaluateEssay(input, weights, lexicon);
}
`;

/** Bundles the evaluation of a checkout, whose packages are installed, and opens it with its own dictionary and weights. */
export async function openBuild(folder: string): Promise<Build> {
  const root = path.resolve(folder);
  const cache = path.join(root, 'node_modules/.cache/grifo/bench');
  mkdirSync(cache, { recursive: true });
  const entry = path.join(cache, 'entry.js');
  writeFileSync(entry, ENTRY.replaceAll("'./", `'${root}/`));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir: cache,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'build.mjs' } },
    },
  });
  const load = async (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href);
  const { cachedDictionary } = await load(path.join(root, 'tools/writing/dictionary/cached-dictionary.ts'));
  const built = await load(path.join(cache, 'build.mjs'));
  return built.openBuild(gunzipSync(cachedDictionary()));
}
