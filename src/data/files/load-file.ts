import { readFile, storeFile } from './file-store';

/** A file beside the code. Its name carries a hash of the contents, so a file of this name never changes. */
export type KeptFile<T> = {
  store: string;
  url: string;
  /**
   * Returns null or rejects if the bytes are not the expected file, for example the server's error page or a
   * truncated file.
   */
  open(bytes: Uint8Array<ArrayBuffer>): Promise<T | null>;
};

/**
 * Returns the contents of a file, from this device if stored, else from the network; null if neither has it.
 * `onBytes` is called for every chunk from the network.
 */
export async function loadFile<T>(file: KeptFile<T>, onBytes?: () => void): Promise<T | null> {
  const kept = await readFile(file.store, file.url);
  const known = kept && (await open(file, kept));
  if (known) return known;
  const fetched = await fetchFile(file.url, onBytes);
  const opened = fetched && (await open(file, fetched));
  if (fetched && opened) await storeFile(file.store, file.url, fetched);
  return opened;
}

async function fetchFile(url: string, onBytes?: () => void): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        onBytes?.();
        controller.enqueue(piece);
      },
    });
    return new Uint8Array(await new Response(response.body?.pipeThrough(watched)).arrayBuffer());
  } catch {
    return null;
  }
}

async function open<T>(file: KeptFile<T>, bytes: Uint8Array<ArrayBuffer>): Promise<T | null> {
  try {
    return await file.open(bytes);
  } catch {
    return null;
  }
}
