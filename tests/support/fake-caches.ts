import { vi } from 'vitest';

export type FakeFiles = Map<string, Uint8Array<ArrayBuffer>>;

/** A Cache API that stores the files of each cache in a map. */
export function fakeCaches(stores = new Map<string, FakeFiles>()): Map<string, FakeFiles> {
  function open(name: string) {
    const files = stores.get(name) ?? new Map();
    stores.set(name, files);
    return {
      match: async (url: string) => files.has(url) && new Response(files.get(url)),
      put: async (url: string, response: Response) => {
        files.set(url, new Uint8Array(await response.arrayBuffer()));
      },
      keys: async () => [...files.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => files.delete(url),
    };
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    delete: async (name: string) => stores.delete(name),
  });
  return stores;
}
