import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const FOLDER = fileURLToPath(new URL('./assembly/', import.meta.url));
const SOURCE = 'kernel.ts';
const CACHE = new URL('../../../node_modules/.cache/grifo/hand-kernel/', import.meta.url);
const OPTIONS = [
  '--enable',
  'simd',
  '--runtime',
  'stub',
  '--noAssert',
  '--optimizeLevel',
  '3',
  '--shrinkLevel',
  '0',
];

/**
 * The kernel as WebAssembly. Compiling takes some seconds, so the result is cached for each version of its source
 * and of the compiler.
 */
export async function buildKernel(): Promise<Uint8Array<ArrayBuffer>> {
  const kept = new URL(`${hashOfInputs()}.wasm`, CACHE);
  if (!existsSync(kept)) {
    const unfinished = new URL(`${randomUUID()}.tmp`, CACHE);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(unfinished, await compile());
    // The file is renamed only at the end, because other processes may compile at the same time.
    renameSync(unfinished, kept);
  }
  return new Uint8Array(readFileSync(kept));
}

async function compile(): Promise<Uint8Array> {
  let module: Uint8Array | null = null;
  const { error, stderr } = await asc.main(
    [SOURCE, '--baseDir', FOLDER, '--outFile', 'kernel.wasm', ...OPTIONS],
    {
      writeFile(_name, contents) {
        if (typeof contents !== 'string') module = contents;
      },
    },
  );
  if (error || !module)
    throw new Error(`The kernel cannot be built.\n${stderr.toString()}`, { cause: error });
  return module;
}

function hashOfInputs(): string {
  const { version } = createRequire(import.meta.url)('assemblyscript/package.json') as { version: string };
  const hash = createHash('sha256').update(version).update(OPTIONS.join(' '));
  for (const name of [SOURCE, 'product.ts']) hash.update(readFileSync(FOLDER + name));
  return hash.digest('hex').slice(0, 16);
}
