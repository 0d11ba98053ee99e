import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file that is fetched when it is first needed, or by "Baixar para usar offline". */
export type OfflineFile = {
  path: string;
  /** Transfer size, if the host compresses by gzip. */
  bytes: number;
  /** Size on the device. */
  size: number;
};

/** Downloadable parts, by purpose. The rest of the app is cached automatically after the first visit. */
export type OfflineParts = Record<'writing' | 'photos' | 'documents' | 'charts', OfflineFile[]>;

/** The parts of a build. Throws if a part has no file, because its size would silently be zero. */
export function offlineParts(folder: string): OfflineParts {
  const ofPages = chunksOfPages(folder);
  const files = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  const part = (name: string, pattern: RegExp) => {
    // If a worker and the page share a file, the worker's copy is the one requested.
    const found = files.filter(
      (path) => pattern.test(path) && (name === 'charts' || !ofPages.includes(path)),
    );
    if (found.length === 0) throw new Error(`The build has no file for the offline part "${name}".`);
    return found.map((path) => weigh(folder, path));
  };
  return {
    // The models are requested only together with the dictionary.
    writing: part('writing', /^dictionary\/.*\.bin\.gz$|^assets\/context-weights-/),
    photos: part('photos', /^ocr\/.*\.(js|wasm|gz|bin|json)$|^assets\/(hand-worker|loaded-learner)-/),
    documents: part('documents', /^assets\/(essay-file-worker|read-(docx|odt|pdf)|jbig2|openjpeg)-/),
    charts: part('charts', /^assets\/charts-.*\.js$/),
  };
}

/** Modules in the evaluation's worker, which browsers without workers load into the page. */
const IN_WORKER = [
  'check-text',
  'compare-texts',
  'context-weights',
  'essay-tasks',
  'evaluation-tasks',
  'practice-tasks',
  'scorer-weights',
];

/**
 * The page's copies of modules in the evaluation's worker, for browsers that refuse workers. Other browsers never
 * fetch these copies, so devices need not store them. Throws if a name matches no file, because all devices would
 * then store the copy.
 */
export function unusedWithWorkers(folder: string): string[] {
  const ofPages = chunksOfPages(folder);
  return IN_WORKER.flatMap((name) => {
    const found = ofPages.filter((path) => path.startsWith(`assets/${name}-`));
    if (found.length === 0) throw new Error(`The build has no file of the page for "${name}".`);
    return found;
  });
}

/** Chunks of the page, but not of its workers, which the build manifest does not list. */
function chunksOfPages(folder: string): string[] {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  return Object.values(manifest).map(({ file }) => file);
}

function weigh(folder: string, path: string): OfflineFile {
  const contents = readFileSync(join(folder, path));
  const size = contents.length;
  return { path, size, bytes: path.endsWith('.gz') ? size : gzipSync(contents).length };
}
