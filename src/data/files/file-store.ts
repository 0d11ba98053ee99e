/** The file stored under this address; null if there is none or the browser has no storage. */
export async function readFile(store: string, url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const kept = await find(store, url);
  return kept && new Uint8Array(await kept.arrayBuffer());
}

/** Whether a file is stored under this address; its contents are not read. */
export async function hasFile(store: string, url: string): Promise<boolean> {
  return (await find(store, url)) !== null;
}

async function find(store: string, url: string): Promise<Response | null> {
  try {
    return (await (await caches.open(store)).match(url)) || null;
  } catch {
    return null;
  }
}

/**
 * Stores a file for the next visit, also offline, replacing older versions; does nothing if storage is refused. Each file
 * has its own store.
 */
export async function storeFile(store: string, url: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const opened = await caches.open(store);
    await opened.put(url, new Response(bytes));
    const older = (await opened.keys()).filter((request) => !request.url.endsWith(url));
    await Promise.all(older.map((request) => opened.delete(request)));
  } catch {
    // Storage is refused or full, so the next visit uses the network again.
  }
}
