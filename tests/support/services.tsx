import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { parseConfig, type AppConfig } from '@/contracts/config';
import { PhotoError } from '@/contracts/photo-error';
import { createUserClient } from '@/app/layouts/query-provider';
import { createState } from '@/lib/create-state';
import { restoreQueue } from '@/queries/query-client';
import { loadBackend } from '@/data/backend';
import type { Backend } from '@/data/ports/backend';
import type { Capabilities, MissionReader, PracticeReader } from '@/data/services';
import { createLocalServices } from '@/data/local/create-local-services';
import { areaKeys, keys } from '@/data/local/keys';
import type { CreateReaders } from '@/data/ocr/create-readers';
import { ServicesProvider } from '@/data/services-context';
import type {
  EssayFiles,
  HandLearner,
  PhotoReader,
  Services,
  SharedFiles,
  WritingChecker,
} from '@/data/services';
import type { Correction } from '@/domain/evaluation/correction';
import type { SessionUser } from '@/domain/session/session-user';
import { buildEvaluation, buildUser, TEST_NOW } from './builders';
import { createMemoryArchive } from './memory-archive';
import { createMemoryOutbox } from './memory-outbox';
import { MemoryStorage } from './memory-storage';

/** Loaded once for all tests of a file. */
export const createDemoBackend = await loadBackend('demo');

export type FakeServices = Services & {
  storage: MemoryStorage;
  archive: ReturnType<typeof createMemoryArchive>;
  clock: { set(iso: string): void; advance(ms: number): void };
};

/** A checker that finds nothing. */
export const silentChecker: WritingChecker = {
  compare: async () => [],
  evaluate: async () => buildEvaluation(),
  check: async () => ({ findings: [], spelling: 'ready' }),
  suggest: async () => [],
  seesElement: async () => false,
  readOutline: async () => ({}),
  followOutline: async () => [],
  prepare: async () => {},
};

/** Capabilities with a server that has a language model. */
export const onServer: Capabilities = {
  hasServer: true,
  canBuy: true,
  canResetPassword: true,
  simulatesDelays: false,
  needsCredit: false,
  hasModel: createState<boolean | null>(true),
};

/** Capabilities of the local mode on a site that sells: every correction uses a credit. */
export const selling: Capabilities = { ...onServer, hasServer: false, needsCredit: true };

/** A mission reader that finds no parts of any mission. */
export const noMissions: MissionReader = { missionParts: async () => [] };

/** Finds nothing to practise, and judges every answer right. */
export const noPractice: PracticeReader = {
  readForPractice: async () => ({ sentences: [], faults: {} }),
  judge: async () => ({ outcome: 'right', reason: null, rule: null }),
};

/** A photo reader without its engine: every photo fails. */
const blindReader: PhotoReader = {
  missingBytes: async () => ({ print: 0, handwriting: 0 }),
  open: () => Promise.reject(new PhotoError('reader-missing')),
  read: () => Promise.reject(new PhotoError('reader-missing')),
  portrait: () => Promise.reject(new PhotoError('reader-missing')),
  release() {},
};

/** A handwriting learner that learns nothing. */
export const dullLearner: HandLearner = {
  isLearned: { get: () => false, subscribe: () => () => {} },
  learn: async () => false,
  reread: async (lines) => lines,
  undo: async () => {},
  forget: async () => {},
};

/** Opens no file. */
const closedFiles: EssayFiles = { open: async () => ({ ok: false, reason: 'reader-missing' }) };

/** No app has shared anything. */
const nothingShared: SharedFiles = { take: async () => null };

/** Readers that read and learn nothing. */
export const blindReaders: CreateReaders = () => ({
  photos: blindReader,
  hand: dullLearner,
  essayFiles: closedFiles,
  shared: nothingShared,
});

export type FakeOptions = Partial<Omit<Services, 'backend'>> & {
  /** Replaces parts of the backend by name; the others are those of the demo backend. */
  backend?: Partial<Backend>;
  missions?: MissionReader;
  /** The signed-in user; a student by default, null for none. */
  user?: SessionUser | null;
  /** Corrections the user already has. */
  history?: Correction[];
  storage?: MemoryStorage;
};

/**
 * The local services with a memory storage, a clock of their own, no delays and an evaluator that responds at once.
 * Whole services can be replaced by name, e.g. `fakeServices({ evaluator })`.
 */
export function fakeServices(options: FakeOptions = {}): FakeServices {
  const {
    user = buildUser(),
    history = [],
    storage = new MemoryStorage(),
    config,
    evaluator,
    checker,
    photos = blindReader,
    hand = dullLearner,
    essayFiles = closedFiles,
    shared = nothingShared,
    missions,
    practiceReader = noPractice,
    backend,
    ...rest
  } = options;
  let time = Date.parse(TEST_NOW);
  if (user) seedUser(storage, user);
  if (history.length > 0) {
    const owned = history.map((correction) => Object.assign({ owner: user?.id }, correction));
    storage.setItem(areaKeys.correctedEssays, JSON.stringify(owned));
  }
  const archive = createMemoryArchive();
  const services = createLocalServices({
    createBackend: createDemoBackend,
    config: config ?? testConfig(),
    storage,
    archive,
    outbox: createMemoryOutbox(),
    now: () => new Date(time),
    evaluator: evaluator ?? {
      evaluate: async () => buildEvaluation(),
      checkTheme: async () => ({ coherent: true, justification: '' }),
    },
    checker: checker ?? silentChecker,
    createReaders: () => ({ photos, hand, essayFiles, shared }),
    missions: missions ?? noMissions,
    practiceReader,
  });
  const clock = {
    set: (iso: string) => void (time = Date.parse(iso)),
    advance: (ms: number) => void (time += ms),
  };
  const withGiven = { ...services.backend, ...backend };
  return { ...services, ...rest, backend: withGiven, storage, archive, clock };
}

/** The configuration of tests: nothing simulated, checkouts set, the default dates. */
export function testConfig(overrides: Partial<AppConfig> = {}): AppConfig {
  const parsed = parseConfig({
    VITE_CHECKOUT_STUDENT_URL: 'https://checkout.example.com/aluno',
    VITE_CHECKOUT_TEACHER_URL: 'https://checkout.example.com/professor',
    VITE_SIMULATED_DELAYS: 'off',
  });
  if (!parsed.ok) throw new Error('the test configuration is wrong');
  return { ...parsed.config, ...overrides };
}

type RenderOptions = {
  services?: Services;
  route?: string | { pathname: string; state: unknown };
  /**
   * Whether pending entries of the outbox are sent, as `QueryProvider` does; false if `ui` contains a
   * `QueryProvider` itself.
   */
  sendsWaiting?: boolean;
};

/**
 * Renders with services, a query client that does not retry, the pending entries of the outbox, and a router that
 * starts at `route`.
 */
export function renderWithServices(
  ui: ReactElement,
  { services = fakeServices(), route = '/', sendsWaiting = true }: RenderOptions = {},
) {
  const queryClient = createUserClient(services);
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { retry: false } });
  const user = services.session.user.get();
  if (user && sendsWaiting) void restoreQueue(queryClient, services.outbox, user.id);
  const router = createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [route] });
  const view = render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return { ...view, services, queryClient };
}

function seedUser(storage: MemoryStorage, user: SessionUser) {
  storage.setItem(keys.user, JSON.stringify(user));
  storage.setItem(keys.accounts, JSON.stringify({ [user.email]: user }));
}
