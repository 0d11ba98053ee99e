import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildDictionary } from './build-dictionary.ts';

const ROOT = new URL('../../../', import.meta.url);
const CACHE = new URL('node_modules/.cache/grifo/', ROOT);
/** Sources of the dictionary. */
const SOURCES = [
  'tools/writing/dictionary/frequent-forms.txt',
  'tools/writing/dictionary/rare-forms.txt',
  'node_modules/dictionary-pt/package.json',
  'src/domain/text/function-words.ts',
  ...['tags', 'known-tags', 'noun-tags', 'nouns', 'word-graph'].map(
    (name) => `src/domain/writing/lexicon/${name}.ts`,
  ),
  ...['build-dictionary', 'build-word-graph', 'expand-dictionary', 'pack-word-graph']
    .concat('read-affixes', 'tag-form')
    .map((name) => `tools/writing/dictionary/${name}.ts`),
];
const HASH_LENGTH = 10;
/** Age in ms after which a lock must have been left by a build that crashed. */
const STALE_AFTER = 180_000;
const POLL_MS = 200;

/**
 * The compressed dictionary, built if package or sources have changed since the last time. If several processes
 * need it at once, the first one builds it and the others wait.
 */
export function cachedDictionary(): Uint8Array<ArrayBuffer> {
  const file = fileURLToPath(new URL(`dictionary-${dictionaryHash()}.bin.gz`, CACHE));
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(file)) withLock(`${file}.lock`, () => existsSync(file) || build(file));
  return new Uint8Array(readFileSync(file));
}

function build(file: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, buildDictionary());
  for (const name of readdirSync(CACHE))
    if (name.endsWith('.bin.gz')) rmSync(new URL(name, CACHE), { force: true });
  renameSync(part, file);
}

/** A hash of the sources, which changes whenever the dictionary may change. */
export function dictionaryHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES) hash.update(readFileSync(new URL(file, ROOT)));
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

function withLock(lock: string, work: () => void): void {
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
  try {
    work();
  } finally {
    rmdirSync(lock);
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > STALE_AFTER) rmdirSync(lock);
    return false;
  }
}
