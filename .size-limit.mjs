// What a page loads may not weigh more than a cheap phone on a bad network should carry (brotli, kB = 1000 bytes).
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const built = readdirSync('dist', { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));

/** Everything `/` loads before anyone scrolls; the drawing of the sheet only on wide screens. */
const entry = filesOf(['index.html', 'src/features/entry/entry-sheet.tsx']);
/** What every dashboard loads with its frame. */
const frame = filesOf(['src/app/layouts/dev-layout.tsx']);

/** @type {Record<string, string>} */
const LARGER_PAGES = {
  // What a guest's sheet and a mock exam share with the editor comes in files of their own.
  // The layout tells first entries apart and keeps dialogs with their page: 0.9 kB.
  'student-layout: essay-page': '81 kB',
  // Roster, invites, themes and essays of a class in their tabs.
  'teacher-layout: classroom-page': '81 kB',
  // With what takes and crops photos.
  'teacher-layout: class-pile-page': '97 kB',
};

export default [
  // It names the files of all other pages; their hashes alone are worth 0.1 kB, this way or that.
  { name: '/', path: inDist(entry), limit: '131 kB' },
  ...pages().map(({ name, chunks }) => ({
    name: `${name}, on top of /`,
    path: inDist(withoutEntry(chunks)),
    limit: LARGER_PAGES[name] ?? '70 kB',
  })),
  {
    name: 'the demo backend, on top of the frame of a dashboard',
    path: inDist(withoutFrame(['src/data/local/create-local-services.ts', ...chunksOf('demo-backend')])),
    // All that classes can do on a server, links and disagreements too.
    limit: '54 kB',
  },
  {
    name: 'the Supabase backend with its library, on top of the frame of a dashboard',
    path: inDist(withoutFrame(chunksOf('supabase-backend'))),
    limit: '85 kB',
  },
  {
    name: 'the first words: the page, what runs before the app, styles (docs/decisions/0022)',
    path: inDist(filesLike(/^index\.html$/, /^(theme|show-shell)\.js$/, /^assets\/index-.*\.css$/)),
    limit: '23 kB',
  },
  {
    name: 'the first photo; other screens and later photos fetch none of it',
    path: inDist(
      filesLike(/^assets\/(photo-tab|photo-worker|on-device-reader)-.*\.js$/, /^ocr\/.*\.(js|wasm|gz)$/),
    ),
    limit: '2600 kB',
  },
  {
    name: 'kept for those without a network (docs/decisions/0013)',
    path: inDist(keptForOffline()),
    // 24 of it are the motivating texts, read while writing, with or without a network.
    // The gradebook and its spreadsheet file are 110 of it; the welcome, its rules and the profile photo 3.
    limit: '1898 kB',
  },
];

/**
 * The pages of src/app/routes.tsx, each with the layout that stands before it there.
 * @returns {{ name: string, chunks: string[] }[]}
 */
function pages() {
  const routes = readFileSync('src/app/routes.tsx', 'utf8');
  /** @type {string[]} */
  let layout = [];
  return Array.from(routes.matchAll(/import\('(\.|@)\/([^']+)'\)/g)).flatMap(([, from, path = '']) => {
    const chunk = `src/${from === '.' ? 'app/' : ''}${path}.tsx`;
    if (path.startsWith('layouts/')) layout = [chunk];
    // Pages of development have none.
    if (path.startsWith('layouts/') || !manifest[chunk]) return [];
    return [
      {
        name: [...layout, chunk].map((file) => basename(file, '.tsx')).join(': '),
        chunks: [...layout, chunk],
      },
    ];
  });
}

/** The chunk of a group of vite.config.ts. @param {string} group */
function chunksOf(group) {
  return Object.keys(manifest).filter((key) => key.startsWith(`_${group}-`));
}

/** The files of chunks and of their static imports. @param {string[]} keys @returns {string[]} */
function filesOf(keys) {
  const seen = new Set(keys);
  for (const key of seen) {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The build has no chunk for ${key}; is src/app/routes.tsx read as it is written?`);
    for (const imported of chunk.imports ?? []) seen.add(imported);
  }
  return [...seen].map((key) => manifest[key]?.file ?? '');
}

/** The files of chunks that `/` has not loaded. @param {string[]} keys */
function withoutEntry(keys) {
  return filesOf(keys).filter((file) => !entry.includes(file));
}

/** The files of chunks that a dashboard has not loaded with its frame. @param {string[]} keys */
function withoutFrame(keys) {
  return withoutEntry(keys).filter((file) => !frame.includes(file));
}

/** Files by their names: workers and what they fetch are in no manifest. @param {RegExp[]} patterns @returns {string[]} */
function filesLike(...patterns) {
  return patterns.flatMap((pattern) => {
    const found = built.filter((name) => pattern.test(name));
    if (found.length === 0) throw new Error(`The build has no ${pattern}; is .size-limit.mjs up to date?`);
    return found;
  });
}

/** What the service worker lists, styles and fonts too. @returns {string[]} */
function keptForOffline() {
  const worker = readFileSync('dist/sw.js', 'utf8');
  return Array.from(worker.matchAll(/["{,]url"?:"([^"]+)"/g), ([, url]) => url ?? '');
}

/** @param {string[]} files */
function inDist(files) {
  return files.map((file) => `dist/${file}`);
}
