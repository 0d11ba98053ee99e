// What a page loads may not weigh more than a cheap phone on a bad network should carry (brotli, kB = 1000 bytes).
// Each limit is some 0.4 kB above what was measured: the names of files carry hashes, and how well these compress differs by 0.1
// kB from build to build.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chunkGroups } from './tools/chunk-groups.mjs';

/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const built = readdirSync('dist', { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));

/** Everything `/` loads before anyone scrolls; the drawing of the sheet only on wide screens. */
const entry = filesOf(['index.html', chunkOf('src/features/entry/entry-sheet.tsx')]);
/** What every dashboard loads with its frame. */
const frame = filesOf([chunkOf('src/app/layouts/dev-layout.tsx')]);

/** What a student opens every day, in one file (tools/chunk-groups.mjs). 7 of it read any lines as prose, without title and heads, while one writes (0036, 0042). */
// 1 of it, as of other pages below, tidies pasted text and loads what opens a file, 1 more tells what a credit buys where, and
// what needs a network; 0.9, as of other pages, takes what other apps share, and says nothing is there only when that is known;
// 2.5, of others 0.5 to 4, keep plans of essays, favourites and practice, and lead to them.
const DAILY = '107.1 kB';
/** @type {Record<string, string>} */
const LIMITS = {
  'student-layout: student-home-page': DAILY,
  'student-layout: essay-page': DAILY,
  'student-layout: corrected-essays-page': DAILY,
  'student-layout: progress-screen': DAILY,
  // The bank of themes with its texts, 21 of it on proposals, 20 on the themes of exams.
  'student-layout: theme-screen': '185.8 kB',
  // The bank of sentences and exercises is 70 of it.
  'student-layout: practice-screen': '186.1 kB',
  // The 150 entries are 90 of it.
  'student-layout: repertoire-page': '205.9 kB',
  'teacher-layout: teacher-themes-page': '185 kB',
  // Roster, invites, themes and essays of a class in their tabs; who came by a name, handing over, newer themes. 0.2
  // of it show each answer and keep each form in one way (0051).
  'teacher-layout: classroom-page': '168.3 kB',
  // With what takes and crops photos; 0.1 of it praises in the words of each level, 0.3 finish a word of a
  // line as it was read.
  'teacher-layout: class-pile-page': '189.8 kB',
  // The sheet, its help and what a correction needs, as on the essay page. 0.2 of it, as of those below, keep what a writer shows
  // of anything that was not recognised; 0.1 leaves out what is told already or could be told of any text,
  // 0.6 knows which elements of a proposal are sure by their words.
  'guest-page': '147.5 kB',
  // What a plan costs.
  'payment-terms': '109.7 kB',
};
/** Where a link from elsewhere leads, before anybody is signed in. The policy says what becomes of shared files. */
const PUBLIC = '32 kB';
/** Once the daily pages are here, an eighth of it is fetched anew. 0.1 of it knows what sums up and what goes on, 0.6 which elements of a proposal are sure, 0.1 asks for what reads and learns a hand. */
const OTHER = '156.3 kB';

export default [
  { name: '/', path: inDist(entry), limit: '130.2 kB' },
  ...pages().map(({ name, chunks }) => ({
    name: `${name}, on top of /`,
    path: inDist(withoutEntry(chunks)),
    limit: LIMITS[name] ?? (name.includes(':') ? OTHER : PUBLIC),
  })),
  {
    name: 'the demo backend, on top of the frame of a dashboard',
    path: inDist(withoutFrame(chunksOf('demo-backend'))),
    // All that classes can do on a server, links and disagreements too, with the domain that pages share with it. 2 of it keep
    // names plain and of one alphabet and tell what was written meanwhile, 0.2 fetch what lines of handwriting were given.
    limit: '112.2 kB',
  },
  {
    name: 'the Supabase backend with its library, on top of the frame of a dashboard',
    path: inDist(withoutFrame(chunksOf('supabase-backend'))),
    // 3 of it keep names plain, tell what was written meanwhile, hand classes over and judge the age of a session.
    limit: '156.4 kB',
  },
  {
    name: 'the first words: the page, what runs before the app, styles (docs/decisions/0022)',
    path: inDist(filesLike(/^index\.html$/, /^(theme|show-shell)\.js$/, /^assets\/index-.*\.css$/)),
    limit: '24.6 kB',
  },
  {
    name: 'the first photo; other screens and later photos fetch none of it',
    path: inDist(
      filesLike(
        /^assets\/(photo-tab|photo-worker|on-device-reader)-.*\.js$/,
        /^ocr\/(?!hand-).*\.(js|wasm|gz)$/,
      ),
    ),
    limit: '2600 kB',
  },
  {
    name: 'the first handwritten photo, on top of what opens one; later ones fetch none of it',
    path: inDist(
      filesLike(/^assets\/(hand-worker|loaded-learner)-.*\.js$/, /^ocr\/hand-.*\.(wasm|bin|json)$/),
    ),
    limit: '2400 kB',
  },
  {
    name: 'kept for those without a network (docs/decisions/0013)',
    path: inDist(keptForOffline()),
    // 44 of it are the motivating texts, read while writing, with or without a network.
    // The gradebook and its spreadsheet file are 110 of it; the welcome, its rules and the profile photo 3; the reading of any
    // lines as prose, right replacements and abbreviations 11; the forms and examples of marks, what versions did to levels 8;
    // what a result says once, with evidence and points in one list, 6; marks of lost verbs, joined
    // sentences and misused links 6; how sure a mark is, what is no crase, no capital and no repetition 3;
    // the scorer's 200 more trees 3, what is no fault, no source and no missing link 4; the lines of a handwritten page, the
    // screen beside its photo and what adapts to a hand 33; marks of commas, of verbs and participles far from their nouns, of
    // government and of rare words 13; marks of infinitives, of two subjects and of crases in pairs, and replacements that mend
    // what they uncover 6; accents, and right sentences of many kinds, 2; the plain article told from a missing crase, 2; comlink
    // in the workers of photos and handwriting 1.5; what opens files and tidies what is pasted 3.4, without the
    // readers, which are kept from their first use on; the reader of spreadsheets with lists of students, in one file with the
    // writer of the gradebook's spreadsheet, 33; two facing pages and º of photos, and what tells more, 20; practice with its
    // bank 60, the repertoire 55, plans of essays 20.
    limit: '2229.4 kB',
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
    const file = `src/${from === '.' ? 'app/' : ''}${path}.tsx`;
    const isLayout = path.startsWith('layouts/');
    if (isLayout) layout = [file];
    // Pages of development have none.
    if (isLayout || !manifest[chunkOf(file)]) return [];
    return [
      {
        name: [...layout, file].map((one) => basename(one, '.tsx')).join(': '),
        chunks: [...layout, file].map(chunkOf),
      },
    ];
  });
}

/** The chunk of a page or layout: its own, or that of its group. @param {string} file */
function chunkOf(file) {
  const group = chunkGroups.find(({ test }) => test?.test(`/${file}`));
  return (group && chunksOf(group.name)[0]) ?? file;
}

/** The chunks of a group (tools/chunk-groups.mjs). @param {string} group */
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
