import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file that is fetched when it is first wanted, or by "Baixar para usar offline". */
export type OfflineFile = {
  path: string;
  /** Transfer size, if the host compresses by gzip. */
  bytes: number;
  /** Size on the device. */
  size: number;
};

/** Downloadable parts, by purpose. The rest of the app is cached automatically after the first visit. */
export type OfflineParts = Record<'writing' | 'photos' | 'charts', OfflineFile[]>;

/** The parts of a build. Throws where one has no file any more: its size would silently be nothing. */
export function offlineParts(folder: string): OfflineParts {
  const ofPages = chunksOfPages(folder);
  const files = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  const part = (name: string, pattern: RegExp) => {
    // Of files shared by a worker and the page, the worker's copy is the one requested.
    const found = files.filter(
      (path) => pattern.test(path) && (name === 'charts' || !ofPages.includes(path)),
    );
    if (found.length === 0) throw new Error(`The build has no file for the offline part "${name}".`);
    return found.map((path) => weigh(folder, path));
  };
  return {
    // Without the dictionary nothing asks for the models beside it.
    writing: part('writing', /^dictionary\/.*\.bin\.gz$|^assets\/context-weights-/),
    photos: part('photos', /^ocr\/.*\.(js|wasm|gz|bin|json)$|^assets\/(hand-worker|loaded-learner)-/),
    charts: part('charts', /^assets\/charts-.*\.js$/),
  };
}

/** Modules in the evaluation's worker, which browsers without workers load into the page. */
const IN_WORKER = ['compare-texts', 'essay-tasks', 'evaluation-tasks', 'context-weights', 'scorer-weights'];

/**
 * Copies of what the evaluation's worker holds, for browsers that refuse workers. Nobody else fetches them, so that
 * they are not worth their room on every device. Throws where one has no file any more: all devices would keep it.
 */
export function unusedWithWorkers(folder: string): string[] {
  const ofPages = chunksOfPages(folder);
  return IN_WORKER.flatMap((name) => {
    const found = ofPages.filter((path) => path.startsWith(`assets/${name}-`));
    if (found.length === 0) throw new Error(`The build has no file of the page for "${name}".`);
    return found;
  });
}

/** Chunks of the page, as against those of its workers, which the manifest of the build does not name. */
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
