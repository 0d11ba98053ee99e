// Fails when a page loads more JavaScript than a cheap phone on a bad network should carry (brotli, kB = 1000 bytes).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { budgets } from './size-budgets.mjs';

/** @typedef {{ file: string, src?: string, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const sizes = new Map();

/** @type {Record<string, number>} */
const exceptions = budgets.moreKbOf;
const entry = closure(budgets.entry.chunks);
let failed = report('/', entry, budgets.entry.limitKb);
for (const page of budgets.pages) {
  const more = closure([...page.chunks]).filter((key) => !entry.includes(key));
  failed = report(page.route, more, exceptions[page.route] ?? budgets.moreKb) || failed;
}
const firstFiles = filesLike(budgets.firstWords.files);
failed = reportFiles('the first words', firstFiles, budgets.firstWords.limitKb) || failed;
const photoFiles = filesLike(budgets.photos.files);
failed = reportFiles('the first photo', photoFiles, budgets.photos.limitKb) || failed;
failed = reportOffline(budgets.offline.limitKb) || failed;
process.exit(failed ? 1 : 0);

/** All chunks loaded with the given ones: themselves and their static imports.
 * @param {string[]} keys @returns {string[]} */
function closure(keys) {
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}; is tools/size-budgets.mjs up to date?`);
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen];
}

/** Files of the build by their names; workers and what they fetch are in no manifest.
 * @param {RegExp[]} patterns @returns {string[]} */
function filesLike(patterns) {
  const names = readdirSync('dist', { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  return patterns.flatMap((pattern) => {
    const found = names.filter((name) => pattern.test(name));
    if (found.length === 0)
      throw new Error(`The build has no ${pattern}; is tools/size-budgets.mjs up to date?`);
    return found;
  });
}

/** @param {string} name @param {string[]} keys @param {number} limitKb @returns {boolean} whether it is over */
function report(name, keys, limitKb) {
  return reportFiles(
    name,
    keys.map((key) => manifest[key]?.file ?? ''),
    limitKb,
  );
}

/** @param {string} name @param {string[]} files @param {number} limitKb @returns {boolean} whether it is over */
function reportFiles(name, files, limitKb) {
  const kb = files.reduce((sum, file) => sum + transferKb(file), 0);
  const isOver = kb > limitKb;
  console.log(`${isOver ? 'OVER' : ' ok '} ${kb.toFixed(1).padStart(6)} of ${limitKb} kB  ${name}`);
  return isOver;
}

/** What the service worker keeps: every file of it counts, styles and fonts too.
 * @param {number} limitKb @returns {boolean} whether it is over */
function reportOffline(limitKb) {
  const worker = readFileSync('dist/sw.js', 'utf8');
  const files = Array.from(worker.matchAll(/["{,]url"?:"([^"]+)"/g), ([, url]) => url ?? '');
  if (files.length === 0) throw new Error('The service worker keeps nothing; is vite-offline.ts at work?');
  const isPacked = (/** @type {string} */ file) => /\.(woff2|png)$/.test(file);
  const kb = files.reduce((sum, file) => {
    const contents = readFileSync(`dist/${file}`);
    return sum + (isPacked(file) ? contents : brotliCompressSync(contents)).length / 1000;
  }, 0);
  const isOver = kb > limitKb;
  console.log(
    `${isOver ? 'OVER' : ' ok '} ${kb.toFixed(1).padStart(6)} of ${limitKb} kB  kept for offline, ${files.length} files`,
  );
  return isOver;
}

/** @param {string} file @returns {number} */
function transferKb(file) {
  // Compressed as a file already.
  if (file.endsWith('.gz')) return statSync(`dist/${file}`).size / 1000;
  if (!/\.(js|css|html)$/.test(file)) return 0;
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const kb = brotliCompressSync(readFileSync(`dist/${file}`)).length / 1000;
  sizes.set(file, kb);
  return kb;
}
