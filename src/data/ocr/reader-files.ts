import { PhotoError } from '@/contracts/photo-error';
import { hasFile } from '../files/file-store';
import { inflate } from '../files/inflate';
import { loadFile } from '../files/load-file';
import { ENGINE_STORE, LANGUAGE_STORE } from '../files/stores';

/** Set by tools/ocr/vite-ocr.ts. */
declare const READER_FILES: Record<
  'engine' | 'language',
  { path: string; packedBytes: number; bytes: number }
>;

const FILES = {
  engine: { ...READER_FILES.engine, store: ENGINE_STORE },
  language: { ...READER_FILES.language, store: LANGUAGE_STORE },
};
type ReaderFile = (typeof FILES)['engine'];

/** Bytes that are not kept on this device yet and must come over the network. */
export async function missingBytes(): Promise<number> {
  const missing = Object.values(FILES).map(async ({ store, path, packedBytes }) =>
    (await hasFile(store, urlOf(path))) ? 0 : packedBytes,
  );
  return (await Promise.all(missing)).reduce((sum, bytes) => sum + bytes, 0);
}

/** The engine and its language, from this device or the network; `onBytes` as they come. */
export async function loadReaderFiles(
  onBytes: () => void,
): Promise<Record<keyof typeof FILES, Uint8Array<ArrayBuffer>>> {
  const [engine, language] = await Promise.all([load(FILES.engine, onBytes), load(FILES.language, onBytes)]);
  return { engine, language };
}

async function load({ store, path, bytes }: ReaderFile, onBytes: () => void) {
  const open = async (packed: Uint8Array<ArrayBuffer>) => {
    const unpacked = await inflate(packed);
    return unpacked.length === bytes ? unpacked : null;
  };
  const loaded = await loadFile({ store, url: urlOf(path), open }, onBytes);
  if (!loaded) throw new PhotoError('reader-missing');
  return loaded;
}

const urlOf = (path: string) => `${import.meta.env.BASE_URL}${path}`;
