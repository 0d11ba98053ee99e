import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEntryOffer } from '@/app/layouts/student-layout';
import { ServicesProvider } from '@/data/services-context';
import { buildUser, TEST_NOW } from '../../support/builders';
import { fakeServices } from '../../support/services';

const openUpgrade = vi.fn<() => void>();
const openLimit = vi.fn<() => void>();

function Area() {
  useEntryOffer({ openUpgrade, openLimit });
  return null;
}

type Situation = { credits?: number; promoStart?: number | null; isPackageUsedUp?: boolean };

/** `sync` is replaced: what the balance is after it, the situation says. */
function enter({ credits = 0, promoStart = null, isPackageUsedUp = false }: Situation) {
  const plan = isPackageUsedUp ? 'premium' : 'trial';
  const services = fakeServices({ user: buildUser({ creditos_correcoes: credits, plan }) });
  services.preferences.promoStart.set(promoStart);
  const sync = vi.spyOn(services.backend.credits, 'sync').mockResolvedValue();
  const view = render(
    <ServicesProvider value={services}>
      <Area />
    </ServicesProvider>,
  );
  return { ...view, sync };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the offer on entry to the student area', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    openUpgrade.mockClear();
    openLimit.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('synchronises the credits first', () => {
    expect(enter({}).sync).toHaveBeenCalledTimes(1);
  });

  it('comes one second after entry, once', async () => {
    enter({});
    await wait(999);
    expect(openUpgrade).not.toHaveBeenCalled();
    await wait(2);
    expect(openUpgrade).toHaveBeenCalledTimes(1);
    await wait(120_000);
    expect(openUpgrade).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['not with credits', { credits: 3 }, 0, 0],
    ['not in the promotional mode', { promoStart: Date.parse(TEST_NOW) - 1000 }, 0, 0],
    ['the limit dialog when a bought package is used up', { isPackageUsedUp: true }, 0, 1],
    ['the upgrade dialog in every other case', {}, 1, 0],
  ])('%s', async (_requirement, situation, upgrades, limits) => {
    enter(situation);
    await wait(1500);
    expect(openUpgrade).toHaveBeenCalledTimes(upgrades);
    expect(openLimit).toHaveBeenCalledTimes(limits);
  });

  it('never opens over another dialog: it waits until that one is closed', async () => {
    const menu = document.body.appendChild(document.createElement('div'));
    menu.setAttribute('role', 'dialog');
    enter({});
    await wait(5000);
    expect(openUpgrade).not.toHaveBeenCalled();
    menu.remove();
    await wait(1001);
    expect(openUpgrade).toHaveBeenCalledTimes(1);
  });

  it('does not come to someone who left within the second', async () => {
    const { unmount } = enter({});
    await wait(500);
    unmount();
    await wait(1000);
    expect(openUpgrade).not.toHaveBeenCalled();
  });
});
