import { afterEach, beforeEach, vi } from 'vitest';
import { loadBackend } from '@/data/backend';
import { keys } from '@/data/local/keys';
import { connectedKeys } from '@/data/supabase/connected-context';
import { createConnectedEntry } from '@/data/supabase/create-connected-entry';
import { completeConnectedServices } from '@/data/supabase/create-connected-services';
import type { MissionReader } from '@/data/services';
import type { Outbox } from '@/data/local/outbox';
import type { Evaluator } from '@/data/services';
import type { SessionUser } from '@/domain/session/session-user';
import { buildEvaluation, buildUser, TEST_NOW } from '../../support/builders';
import { createMemoryArchive } from '../../support/memory-archive';
import { createMemoryOutbox } from '../../support/memory-outbox';
import { MemoryStorage } from '../../support/memory-storage';
import { blindReaders, silentChecker, testConfig, noMissions, noPractice } from '../../support/services';
import { FakeSupabase, MARINA, type FakeAccount } from './fake-supabase';

/** The session record that Marina's profile produces. */
export const marina = buildUser({
  createdAt: TEST_NOW,
  id: MARINA.id,
});

/** Loaded once for all tests of a file. */
export const createSupabaseBackend = await loadBackend('supabase');

export const signInInput = { email: MARINA.email, password: MARINA.password, userType: 'student' } as const;

type PageOptions = {
  server?: FakeSupabase;
  storage?: MemoryStorage;
  evaluator?: Evaluator;
  missions?: MissionReader;
  archive?: ReturnType<typeof createMemoryArchive>;
  outbox?: Outbox;
};

/** One load of the page, by default on a new device and against a new project. */
export function openPage({
  server = new FakeSupabase(),
  storage = new MemoryStorage(),
  evaluator = localEvaluator,
  missions = noMissions,
  archive = createMemoryArchive(),
  outbox = createMemoryOutbox(),
}: PageOptions = {}) {
  const onSessionEnded = vi.fn<(isDeleted: boolean) => void>();
  const entry = createConnectedEntry({
    onSessionEnded,
    config: testConfig(),
    supabase: { url: 'https://project.test', anonKey: 'anon' },
    storage,
    now: () => new Date(TEST_NOW),
    fetch: server.fetch,
  });
  return {
    server,
    storage,
    session: entry.session,
    onSessionEnded,
    /** The services that the dashboards add. */
    complete: () =>
      completeConnectedServices(entry, {
        createBackend: createSupabaseBackend,
        evaluator,
        checker: silentChecker,
        createReaders: blindReaders,
        missions,
        practiceReader: noPractice,
        archive,
        outbox,
      }),
  };
}

/** A device on which somebody is signed in. */
export function signedIn(
  server: FakeSupabase,
  { account = MARINA, user = marina }: { account?: FakeAccount; user?: SessionUser | null } = {},
  items: Record<string, string> = {},
): MemoryStorage {
  return new MemoryStorage({
    ...(user && { [keys.user]: JSON.stringify(user) }),
    [connectedKeys.tokens]: JSON.stringify(server.session(account)),
    ...items,
  });
}

export const localEvaluator: Evaluator = {
  evaluate: async () => buildEvaluation(),
  checkTheme: async () => ({ coherent: true, justification: 'local' }),
};

/**
 * Silences console errors and removes the channel, over which pages of one test would receive messages from pages
 * of another test.
 */
export function isolatePages(): void {
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });
}
