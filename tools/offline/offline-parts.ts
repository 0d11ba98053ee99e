import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** A file that is fetched when it is first wanted, or by "Baixar para usar offline". */
export type OfflineFile = {
  path: string;
  /** What it weighs on the way, where a host compresses by gzip. */
  bytes: number;
  /** What it weighs on the device. */
  size: number;
};

/** What can be fetched beforehand, by what it is for. The rest of the app is kept after the first visit by itself. */
export type OfflineParts = Record<'writing' | 'photos' | 'charts', OfflineFile[]>;

type Bundle = Rolldown.OutputBundle;

/** The parts of a build. Throws where one has no file any more: its size would silently be nothing. */
export function offlineParts(bundle: Bundle): OfflineParts {
  const named = (pattern: RegExp) => Object.keys(bundle).filter((path) => pattern.test(path));
  const parts = {
    // Without the dictionary nothing asks for the models beside it. The worker’s copy is the one that is asked.
    writing: named(/^dictionary\/.*\.bin\.gz$|^assets\/context-weights-/).filter(
      (path) => !isPageChunk(bundle, path),
    ),
    photos: named(/^ocr\/.*\.gz$/),
    charts: Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.moduleIds.some(isOfCharts) ? [file.fileName] : [],
    ),
  };
  for (const [part, paths] of Object.entries(parts)) {
    if (paths.length === 0) throw new Error(`The build has no file for the offline part "${part}".`);
  }
  const filesOf = (paths: string[]) => paths.map((path) => weigh(bundle, path));
  return {
    writing: filesOf(parts.writing),
    photos: filesOf(parts.photos),
    charts: filesOf(parts.charts),
  };
}

/**
 * Copies of what the evaluation's worker holds, for browsers that refuse workers. Nobody else fetches them, so that
 * they are not worth their room on every device.
 */
export function unusedWithWorkers(bundle: Bundle): string[] {
  return Object.keys(bundle).filter(
    (path) =>
      isPageChunk(bundle, path) &&
      /^assets\/(direct-evaluator|evaluation-tasks|context-weights|scorer-weights)-/.test(path),
  );
}

/** Chunks of the page, as against those of its workers, which come as finished files. */
function isPageChunk(bundle: Bundle, path: string): boolean {
  return bundle[path]?.type === 'chunk';
}

function isOfCharts(id: string): boolean {
  return id.includes('/node_modules/recharts/');
}

function weigh(bundle: Bundle, path: string): OfflineFile {
  const file = bundle[path];
  const contents = file?.type === 'chunk' ? file.code : (file?.source ?? '');
  const size = Buffer.byteLength(contents);
  return { path, size, bytes: path.endsWith('.gz') ? size : gzipSync(contents).length };
}
