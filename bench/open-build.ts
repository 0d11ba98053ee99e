import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';

/** Evaluates an essay, all that the page of its correction shows, and answers how many milliseconds that took. */
export type Build = {
  time: (input: { theme: string; essay: string }) => Promise<number>;
  close: () => Promise<number>;
};

/** Bundled as they are shipped: in single files a call costs more than what is measured. */
const ENTRY = `
import { parentPort, workerData } from 'node:worker_threads';
import { evaluateEssay } from './src/domain/evaluation/evaluate-essay.ts';
import weights from './src/domain/scoring/weights/scorer-weights.json';
import models from './src/domain/writing/context/weights/context-weights.json';
import { readContextModels } from './src/domain/writing/context/context-models.ts';
import { readDictionary } from './src/domain/writing/lexicon/read-dictionary.ts';

const lexicon = { ...readDictionary(workerData), models: readContextModels(models) };
parentPort.on('message', (input) => {
  const start = performance.now();
  evaluateEssay(input, weights, lexicon);
  parentPort.postMessage(performance.now() - start);
});
`;

/**
 * Bundles the evaluation of a checkout, whose packages are installed, and opens it with its own dictionary and weights, in a thread of its
 * own: in one, how a build makes its objects would change how fast those of the other are.
 */
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
  const cached = path.join(root, 'tools/writing/dictionary/cached-dictionary.ts');
  const { cachedDictionary } = await import(/* @vite-ignore */ pathToFileURL(cached).href);
  const worker = new Worker(path.join(cache, 'build.mjs'), { workerData: gunzipSync(cachedDictionary()) });
  return {
    time: async (input) => {
      worker.postMessage(input);
      const [milliseconds] = await once(worker, 'message');
      return milliseconds;
    },
    close: async () => worker.terminate(),
  };
}
