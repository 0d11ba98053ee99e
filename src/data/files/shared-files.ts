import { paths } from '@/lib/paths';
import { DEMO_OWNER } from '../local/keys';
import type { Owner } from '../local/owner';
import type { Shared, SharedFiles } from '../services';
import { SHARED_STORE } from './stores';

/** After this time (ms) nobody waits for it any more. */
const KEPT_FOR_MS = 60 * 60 * 1000;

/**
 * What another app has shared, as the service worker stored it (tools/offline/receive-shared.ts). It belongs to whoever is signed in,
 * or signs in next on the way to the sheet: signing out deletes it.
 */
export function createSharedFiles(owner: Owner): SharedFiles {
  owner.subscribe(() => {
    if (owner.current() === DEMO_OWNER) void forget();
  });
  void find();
  return {
    async take() {
      try {
        const kept = await find();
        const form = await kept?.formData();
        await forget();
        return form ? read(form) : null;
      } catch {
        return null;
      }
    },
  };
}

/** The stored form; an old one is deleted. */
async function find(): Promise<Response | null> {
  try {
    const kept = await caches.match(paths.shared, { cacheName: SHARED_STORE });
    const sharedAt = Date.parse(kept?.headers.get('date') ?? '');
    if (Date.now() - sharedAt < KEPT_FOR_MS) return kept ?? null;
    await forget();
  } catch {
    // No storage: nothing was kept.
  }
  return null;
}

async function forget(): Promise<void> {
  try {
    await caches.delete(SHARED_STORE);
  } catch {
    // No storage: nothing to delete.
  }
}

/** The names of the fields stand in public/manifest.webmanifest. A text beside files is a caption and left out. */
function read(form: FormData): Shared | null {
  const files = form.getAll('files').filter((one) => one instanceof File && one.name !== '') as File[];
  if (files.length > 0) return { kind: 'files', files };
  const lines = [form.get('title'), form.get('text')].filter((one) => typeof one === 'string' && one !== '');
  return lines.length > 0 ? { kind: 'text', text: lines.join('\n') } : null;
}
