const STORE = 'grifo-dictionary';

/** A file that was kept under its address; null where there is none or the browser keeps nothing. */
export async function readFile(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const kept = await (await caches.open(STORE)).match(url);
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Keeps a file for the next visit, also offline, in place of older versions; does without where it may not. */
export async function storeFile(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const store = await caches.open(STORE);
    await store.put(url, new Response(bytes));
    const older = (await store.keys()).filter((request) => !request.url.endsWith(url));
    await Promise.all(older.map((request) => store.delete(request)));
  } catch {
    // No storage, or none left: the network will be asked again.
  }
}
