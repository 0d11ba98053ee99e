import { PhotoError } from '@/contracts/photo-error';
import { READER_STORE } from '../files/stores';

/** Set by tools/ocr/vite-ocr.ts. `sizes` are the byte lengths that a complete file may have. */
declare const READER_FILES: {
  folder: string;
  files: readonly { name: string; sizes: readonly number[]; sentBytes: number }[];
};

/** The folder of the files that tesseract.js fetches. */
export const READER_FOLDER = `${import.meta.env.BASE_URL}${READER_FILES.folder}`;

/** Caches of versions before tesseract.js. */
const FORMER_STORES = ['grifo-reader-engine', 'grifo-reader-language'];

const FILES = READER_FILES.files.map((file) => ({ ...file, url: `${READER_FOLDER}/${file.name}` }));
type ReaderFile = (typeof FILES)[number];

/** Bytes that are not cached on this device yet. */
export async function missingBytes(): Promise<number> {
  const missing = await missingFrom(await openStore());
  return missing.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
}

/**
 * Fetches the missing files into the cache from which the service worker answers tesseract.js (tools/offline). Without
 * that cache the HTTP cache answers. Calls `onBytes` for each chunk. Rejects with `reader-missing` where a file is missing
 * or incomplete.
 */
export async function fetchReaderFiles(onBytes: () => void, signal: AbortSignal): Promise<void> {
  const store = await openStore();
  const missing = await missingFrom(store);
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async (file) => {
      const response = await fetchWhole(file, onBytes, signal);
      // Without room in the cache, the HTTP cache may answer.
      await store?.put(file.url, response).catch(() => {});
    }),
  );
  if (store) await removeOthers(store);
}

async function fetchWhole(
  { url, sizes }: ReaderFile,
  onBytes: () => void,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const { ok, status, body, headers } = await fetch(url, { signal });
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
    // The headers hold the content type, and the policy that applies to a worker started from this file.
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

async function missingFrom(store: Cache | null): Promise<ReaderFile[]> {
  const kept = await Promise.all(FILES.map(({ url }) => store?.match(url)));
  return FILES.filter((_file, index) => !kept[index]);
}

/** Removes files of older versions. */
async function removeOthers(store: Cache): Promise<void> {
  const requests = await store.keys();
  const older = requests.filter(({ url }) => !FILES.some((file) => url.endsWith(file.url)));
  await Promise.all(older.map((request) => store.delete(request)));
  await Promise.all(FORMER_STORES.map((name) => caches.delete(name)));
}
