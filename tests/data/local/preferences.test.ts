import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EMPTY_PROFILE_EXTRA } from '@/contracts/profile-extra';
import { DEMO_OWNER, keys } from '@/data/local/keys';
import { createProfileExtraStore } from '@/data/local/profile-extra-store';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices, testConfig } from '../../support/services';

describe('preferences', () => {
  it('remember the collapsed sidebar', () => {
    const { preferences, storage } = fakeServices();
    expect(preferences.sidebarCollapsed.get()).toBeNull();
    preferences.sidebarCollapsed.set(true);
    expect(fakeServices({ storage }).preferences.sidebarCollapsed.get()).toBe(true);
  });

  it('write the theme as the script before the first paint reads it', () => {
    const { preferences, storage } = fakeServices();
    expect(preferences.theme.get()).toBeNull();
    preferences.theme.set('dark');
    expect(storage.items.get('grifo:theme')).toBe('"dark"');
    preferences.theme.set(null);
    expect(storage.items.has('grifo:theme')).toBe(false);
  });

  it.each([
    ['an unknown theme', 'grifo:theme', '"sepia"'],
    ['a theme without quotes', 'grifo:theme', 'dark'],
    ['a sidebar flag as text', 'grifo:sidebar-collapsed', '"true"'],
  ])('fall back from %s', (_requirement, key, raw) => {
    const { preferences } = fakeServices({ storage: new MemoryStorage({ [key]: raw }) });
    expect([preferences.theme.get(), preferences.sidebarCollapsed.get()]).toEqual([null, null]);
  });
});

describe('simulated delays', () => {
  it.each([
    ['as configured', true, null, true],
    ['switched off on this device', true, false, false],
    ['switched on on this device', false, true, true],
  ])('are %s', (_requirement, configured, chosen, isOn) => {
    const services = fakeServices({ config: testConfig({ simulatedDelays: configured }) });
    services.preferences.simulatedDelays.set(chosen);
    expect(services.config.simulatedDelays).toBe(isOn);
  });

  it('follow the switch at the next wait, without a reload', async () => {
    const { session, preferences } = fakeServices({
      user: null,
      config: testConfig({ simulatedDelays: true }),
    });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const input = { email: 'marina@example.com', password: 'segredo-1', userType: 'student' } as const;
    const slow = session.signIn(input);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.user.get()).toBeNull();
    await vi.advanceTimersByTimeAsync(1500);
    await slow;
    await session.signOut();
    preferences.simulatedDelays.set(false);
    void session.signIn(input);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.user.get()).not.toBeNull();
  });
});

describe('the extra profile fields', () => {
  it('are kept per user, and under "demo" without one', () => {
    const storage = new MemoryStorage();
    createProfileExtraStore(storage, 'marina').set({ ...EMPTY_PROFILE_EXTRA, estado: 'Pernambuco' });
    createProfileExtraStore(storage, DEMO_OWNER).set({ ...EMPTY_PROFILE_EXTRA, estado: 'Acre' });
    expect(storage.json(keys.profileExtra('marina'))).toMatchObject({ estado: 'Pernambuco' });
    expect(storage.json('grifo:profile:demo')).toMatchObject({ estado: 'Acre' });
  });

  it('start with Brasil as country', () => {
    expect(createProfileExtraStore(new MemoryStorage(), 'marina').get().pais).toBe('Brasil');
  });
});

describe('the promotional marker', () => {
  it('is kept under its own key and removed with null', () => {
    const { preferences, storage } = fakeServices();
    expect(preferences.promoStart.set(1_761_156_000_000)).toBe(true);
    expect(storage.json(keys.promoStart)).toBe(1_761_156_000_000);
    preferences.promoStart.set(null);
    expect(storage.items.has(keys.promoStart)).toBe(false);
  });

  it.each([
    ['a text', '"ontem"'],
    ['a negative number', '-1'],
    ['an object', '{}'],
  ])('edited into %s counts as none', (_requirement, raw) => {
    const { preferences, storage } = fakeServices();
    storage.setItem(keys.promoStart, raw);
    expect(preferences.promoStart.get()).toBeNull();
  });

  it('set in another tab is seen here', () => {
    const { preferences, storage } = fakeServices();
    writeFromOtherTab(storage, keys.promoStart, 5);
    expect(preferences.promoStart.get()).toBe(5);
  });
});
