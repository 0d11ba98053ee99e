import { paths } from '@/lib/paths';
import type { Shared } from '../services';
import { SHARED_STORE } from './stores';

/** After this time (ms) nobody waits for it any more. */
const KEPT_FOR_MS = 60 * 60 * 1000;

/** Takes what another app has shared out of its store; null if there is nothing, or nothing new. Rejects without storage. */
export async function take(): Promise<Shared | null> {
  const kept = await caches.match(paths.shared, { cacheName: SHARED_STORE });
  const form = await kept?.formData();
  await forget();
  const sharedAt = Date.parse(kept?.headers.get('date') ?? '');
  return form && Date.now() - sharedAt < KEPT_FOR_MS ? read(form) : null;
}

/** Rejects without storage. */
export async function forget(): Promise<void> {
  await caches.delete(SHARED_STORE);
}

/** The names of the fields stand in public/manifest.webmanifest. A text beside files is a caption and left out. */
function read(form: FormData): Shared | null {
  const files = form.getAll('files').filter((one) => one instanceof File && one.name !== '') as File[];
  if (files.length > 0) return { kind: 'files', files };
  const lines = [form.get('title'), form.get('text')].filter((one) => typeof one === 'string' && one !== '');
  return lines.length > 0 ? { kind: 'text', text: lines.join('\n') } : null;
}
