import { expect } from 'vitest';
import type { SignUpInput } from '@/contracts/entry';
import type { MissionReader } from '@/data/services';
import { createConnectedEntry } from '@/data/supabase/create-connected-entry';
import { completeConnectedServices } from '@/data/supabase/create-connected-services';
import { createMemoryArchive } from '../../support/memory-archive';
import { createMemoryOutbox } from '../../support/memory-outbox';
import { MemoryStorage } from '../../support/memory-storage';
import { blindReaders, noMissions, noPractice, silentChecker, testConfig } from '../../support/services';
import { createSupabaseBackend, localEvaluator } from './connected';
import type { LiveBackend } from './live-backend';
import { essaysOf } from '../../support/stored-essays';

type LivePageOptions = { storage?: MemoryStorage; missions?: MissionReader };

/** One load of the page against a live backend, on a device of its own unless `storage` is passed. */
export function openLive(
  { url, anonKey }: LiveBackend,
  { storage = new MemoryStorage(), missions = noMissions }: LivePageOptions = {},
) {
  const entry = createConnectedEntry({
    config: testConfig(),
    supabase: { url, anonKey },
    storage,
    onSessionEnded: () => undefined,
  });
  const services = completeConnectedServices(entry, {
    createBackend: createSupabaseBackend,
    evaluator: localEvaluator,
    checker: silentChecker,
    createReaders: blindReaders,
    missions,
    practiceReader: noPractice,
    archive: createMemoryArchive(),
    outbox: createMemoryOutbox(),
  });
  return { ...services, storage, essays: essaysOf(services) };
}

/** A new student, signed in on a device of their own. */
export function newLiveStudent(backend: LiveBackend, options: LivePageOptions = {}) {
  return newLiveUser(backend, { ...options, name: 'Marina Duarte', userType: 'student' });
}

type LiveUserOptions = LivePageOptions & Pick<SignUpInput, 'name' | 'userType'>;

/** A new account, signed in on a device of its own. */
export async function newLiveUser(backend: LiveBackend, { name, userType, ...options }: LiveUserOptions) {
  const page = openLive(backend, options);
  const credentials = { email: `${crypto.randomUUID()}@example.com`, password: 'segredo-de-teste', userType };
  const { user } = await page.session.signUp({ name, ...credentials });
  return { ...page, user, credentials };
}

/** A request with the rights of the server. */
export async function asServer(
  { url, serviceKey }: LiveBackend,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: serviceKey,
      authorization: `Bearer ${serviceKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: body && JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return response.json();
}
