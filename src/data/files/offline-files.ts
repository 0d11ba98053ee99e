import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import type { OfflineFiles, OfflinePart } from '../services';
import { askToPersist } from '../device-storage';
import { noAnswerCode } from '../no-answer-code';
import { ASSETS_STORE, DICTIONARY_STORE, READER_STORE } from './stores';

/** List of files, written by the build (tools/offline/pwa-options.ts) and cached with the app. */
const LIST = 'offline-parts.json';

const FileSchema = z.object({ path: z.string(), bytes: z.number(), size: z.number() });
const ListSchema = z.object({
  writing: z.array(FileSchema),
  photos: z.array(FileSchema),
  documents: z.array(FileSchema),
  charts: z.array(FileSchema),
});
type File = z.infer<typeof FileSchema>;
type List = z.infer<typeof ListSchema>;

const urlOf = ({ path }: File) => `${import.meta.env.BASE_URL}${path}`;

/** Downloads parts of the app in advance, into the stores that the code using them checks first. */
export function createOfflineFiles(): OfflineFiles {
  return {
    async parts() {
      const list = await readList();
      if (!list) return null;
      const names: OfflinePart['id'][] = ['writing', 'photos', 'documents', 'charts'];
      return Promise.all(
        names.map(async (id) => ({
          id,
          bytes: sum(list[id]),
          missingBytes: sum(await missing(list[id])),
        })),
      );
    },
    async download(ids, { onProgress, signal }) {
      const list = await readList();
      signal.throwIfAborted();
      if (!list) throw new AppError(noAnswerCode(null, navigator.onLine));
      const files = await missing(ids.flatMap((id) => list[id]));
      const total = sum(files);
      let before = 0;
      void askToPersist();
      for (const file of files) {
        const has = (share: number) => onProgress((before + file.bytes * Math.min(share, 1)) / total);
        await keep(file, await fetchFile(file, has, signal), signal);
        before += file.bytes;
      }
      onProgress(1);
    },
    remove: removeOfflineFiles,
  };
}

/** Removes the files that were downloaded in advance or on first use. Open pages continue to work. */
export async function removeOfflineFiles(): Promise<void> {
  try {
    const stores = [DICTIONARY_STORE, READER_STORE, ASSETS_STORE];
    await Promise.all(stores.map((store) => caches.delete(store)));
  } catch {
    // No storage: nothing to remove.
  }
}

/** null if there is no list (development server) or it cannot be loaded. */
async function readList(): Promise<List | null> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}${LIST}`);
    const { success, data } = z.safeParse(ListSchema, await response.json());
    return success ? data : null;
  } catch {
    return null;
  }
}

async function missing(files: readonly File[]): Promise<File[]> {
  const found = await Promise.all(files.map(isKept));
  return files.filter((_, index) => !found[index]);
}

async function isKept(file: File): Promise<boolean> {
  try {
    return Boolean(await (await caches.open(storeOf(file))).match(urlOf(file)));
  } catch {
    return false;
  }
}

async function fetchFile(
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await fetch(urlOf(file), { signal });
    // A host without the file may answer with its front page.
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || type.includes('text/html')) throw new AppError('server-unavailable');
    let received = 0;
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        received += piece.length;
        onShare(received / file.size);
        controller.enqueue(piece);
      },
    });
    const bytes = await new Response(response.body?.pipeThrough(watched)).arrayBuffer();
    if (bytes.byteLength < file.size) throw new TypeError('The file was cut short.');
    return new Response(bytes, { headers: response.headers });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof AppError ? error : new AppError(noAnswerCode(error, navigator.onLine), error);
  }
}

/**
 * Stores a file. The dictionary replaces its older versions; in the other stores, the code that uses the files
 * removes old ones.
 */
async function keep(file: File, response: Response, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  try {
    const store = await caches.open(storeOf(file));
    await store.put(urlOf(file), response);
    if (storeOf(file) !== DICTIONARY_STORE) return;
    const older = (await store.keys()).filter(({ url }) => !url.endsWith(urlOf(file)));
    await Promise.all(older.map((request) => store.delete(request)));
  } catch (error) {
    throw new AppError('storage-unavailable', error);
  }
}

function storeOf({ path }: File): string {
  if (path.startsWith('dictionary/')) return DICTIONARY_STORE;
  return path.startsWith('ocr/') ? READER_STORE : ASSETS_STORE;
}

const sum = (files: readonly File[]) => files.reduce((total, { bytes }) => total + bytes, 0);
