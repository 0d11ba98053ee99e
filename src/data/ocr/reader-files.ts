import { PhotoError } from '@/contracts/photo-error';
import { READER_STORE } from '../files/stores';

/** `sizes` are the byte lengths that a complete file may have. */
type BuiltFiles = {
  folder: string;
  files: readonly { name: string; sizes: readonly number[]; sentBytes: number }[];
};
/** Set by tools/ocr/vite-ocr.ts and tools/hand/vite-hand.ts. */
declare const READER_FILES: BuiltFiles;
declare const HAND_FILES: BuiltFiles;

type ReaderFile = BuiltFiles['files'][number] & { url: string };
/** Files that are needed together. `folder` has no trailing slash; it changes with the files. */
export type ReaderFiles = { folder: string; files: readonly ReaderFile[] };

/** Files of tesseract.js. */
export const PRINT_FILES = withAddresses(READER_FILES);
/** Files of the handwriting reader. */
export const HANDWRITING_FILES = withAddresses(HAND_FILES);

const ALL = [...PRINT_FILES.files, ...HANDWRITING_FILES.files];

/** Caches that former versions used before the reader was tesseract.js. */
const FORMER_STORES = ['grifo-reader-engine', 'grifo-reader-language'];

function withAddresses({ folder, files }: BuiltFiles): ReaderFiles {
  const address = `${import.meta.env.BASE_URL}${folder}`;
  return { folder: address, files: files.map((file) => ({ ...file, url: `${address}/${file.name}` })) };
}

/** Bytes that are not cached on this device yet. */
export async function missingBytes(files: ReaderFiles): Promise<number> {
  const missing = await missingFrom(await openStore(), files);
  return missing.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
}

/**
 * Fetches the missing files into the cache from which the service worker serves them (tools/offline). Without that
 * cache, the HTTP cache is used. Calls `onBytes` for each chunk. Rejects with `reader-missing` if a file is missing
 * or incomplete.
 */
export async function fetchReaderFiles(
  files: ReaderFiles,
  onBytes: () => void,
  signal?: AbortSignal,
): Promise<void> {
  const store = await openStore();
  const missing = await missingFrom(store, files);
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async (file) => {
      const response = await fetchWhole(file, onBytes, signal);
      // If the cache has no room, the HTTP cache may still serve the file.
      await store?.put(file.url, response).catch(() => {});
    }),
  );
  if (store) await removeOthers(store);
}

/** The contents of a downloaded file. Rejects with `reader-missing`. */
export async function openReaderFile({ folder }: ReaderFiles, name: string): Promise<ArrayBuffer> {
  const url = `${folder}/${name}`;
  try {
    const kept = await (await openStore())?.match(url);
    return await (kept || (await fetch(url))).arrayBuffer();
  } catch (error) {
    throw new PhotoError('reader-missing', error);
  }
}

async function fetchWhole(
  { url, sizes }: ReaderFile,
  onBytes: () => void,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    const { ok, status, body, headers } = await fetch(url, { signal: signal ?? null });
    if (!ok) throw new Error(`${url}: ${status}`);
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        onBytes();
        controller.enqueue(piece);
      },
    });
    const bytes = await new Response(body?.pipeThrough(watched)).arrayBuffer();
    // A host may answer with its index page for a missing file.
    if (!sizes.includes(bytes.byteLength)) throw new Error(`${url}: ${bytes.byteLength} bytes`);
    // The headers contain the content type, and the policy for a worker started from this file.
    return new Response(bytes, { headers });
  } catch (error) {
    throw new PhotoError('reader-missing', error);
  }
}

/** Null where the browser has no cache, as in some private windows. */
async function openStore(): Promise<Cache | null> {
  try {
    return await caches.open(READER_STORE);
  } catch {
    return null;
  }
}

async function missingFrom(store: Cache | null, { files }: ReaderFiles): Promise<ReaderFile[]> {
  const kept = await Promise.all(files.map(({ url }) => store?.match(url)));
  return files.filter((_file, index) => !kept[index]);
}

/** Removes files of older versions. */
async function removeOthers(store: Cache): Promise<void> {
  const requests = await store.keys();
  const older = requests.filter(({ url }) => !ALL.some((file) => url.endsWith(file.url)));
  await Promise.all(older.map((request) => store.delete(request)));
  await Promise.all(FORMER_STORES.map((name) => caches.delete(name)));
}
