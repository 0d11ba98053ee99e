import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalServices } from '@/data/local/create-local-services';
import { browserStorage } from '@/data/local/storage';
import {
  createDemoBackend,
  blindReaders,
  fakeServices,
  silentChecker,
  testConfig,
  noMissions,
  noPractice,
} from '../../support/services';

afterEach(() => vi.restoreAllMocks());

const blockStorage = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

describe('browserStorage', () => {
  it('is the local storage of the browser', () => {
    expect(browserStorage()).toBe(window.localStorage);
  });

  it('is null where touching it throws', () => {
    blockStorage();
    expect(browserStorage()).toBeNull();
  });
});

describe('createLocalServices', () => {
  it('starts and works with site data blocked', async () => {
    blockStorage();
    const { session, preferences } = createLocalServices({
      createBackend: createDemoBackend,
      config: testConfig(),
      evaluator: fakeServices().evaluator,
      checker: silentChecker,
      createReaders: blindReaders,
      missions: noMissions,
      practiceReader: noPractice,
    });
    const { user } = await session.signIn({ email: 'a@b.co', password: 'segredo', userType: 'student' });
    expect(session.user.get()).toBe(user);
    expect(preferences.sidebarCollapsed.set(true)).toBe(false);
  });

  it('takes the clock of the browser unless given one', () => {
    const { now } = createLocalServices({
      createBackend: createDemoBackend,
      config: testConfig(),
      evaluator: fakeServices().evaluator,
      checker: silentChecker,
      createReaders: blindReaders,
      missions: noMissions,
      practiceReader: noPractice,
    });
    const before = Date.now();
    expect(now().getTime()).toBeGreaterThanOrEqual(before);
  });
});
