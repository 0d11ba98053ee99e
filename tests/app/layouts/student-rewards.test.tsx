import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CelebrationsHost, useClaimDueRewards } from '@/app/layouts/student-rewards';
import type { Services } from '@/data/services';
// Imported before the tests, because fake timers do not wait for an import.
import '@/features/rewards/celebrations';
import { COUNTDOWN_REFRESH_MS } from '@/domain/plans/constants';
import { useKeepCorrection } from '@/queries/essay-queries';
import { rewardKeys } from '@/queries/reward-queries';
import { buildCorrection, buildUser, TEST_NOW } from '../../support/builders';
import { Claiming } from '../../support/claiming';
import { achievement, fakeRewards } from '../../support/fake-rewards';
import { fakeServices, renderWithServices } from '../../support/services';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function show(services: Services) {
  renderWithServices(
    <>
      <Claiming />
      <CelebrationsHost />
    </>,
    { services },
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('CelebrationsHost', () => {
  it('brings the pop-up once the page rests', async () => {
    const services = fakeServices({
      backend: { rewards: fakeRewards({ unlocked: [achievement('coruja')] }) },
    });
    show(services);
    for (const ms of [1000, 1000, 4000]) await wait(ms);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/Coruja/);
  });

  it('celebrates nothing for whoever has turned it off', async () => {
    const services = fakeServices({
      backend: { rewards: fakeRewards({ unlocked: [achievement('coruja')] }) },
    });
    services.preferences.celebrations.set(false);
    show(services);
    for (const ms of [1000, 1000, 4000]) await wait(ms);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void services.preferences.celebrations.set(true));
    for (const ms of [1000, 1000, 4000]) await wait(ms);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/Coruja/);
  });
});

it('celebrates nothing over the welcome card', async () => {
  const services = fakeServices({
    user: buildUser({ createdAt: TEST_NOW }),
    backend: { rewards: fakeRewards({ unlocked: [achievement('coruja')] }) },
  });
  show(services);
  for (const ms of [1000, 1000, 4000]) await wait(ms);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void services.welcomed.set(true));
  for (const ms of [1000, 1000, 4000]) await wait(ms);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/Coruja/);
});

let keep: ReturnType<typeof useKeepCorrection>;

function Area() {
  useClaimDueRewards();
  const keepCorrection = useKeepCorrection();
  useEffect(() => void (keep = keepCorrection));
  return null;
}

function enter() {
  const claim = vi.fn(async () => ({ unlocked: [], hasChanged: false }));
  const services = fakeServices({ backend: { rewards: { ...fakeRewards(), claim: claim } } });
  const view = renderWithServices(<Area />, { services });
  return { ...view, services, claim };
}

const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

function turnTab(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useClaimDueRewards', () => {
  it('claims on entry, once the page rests', async () => {
    const { claim } = enter();
    expect(claim).not.toHaveBeenCalled();
    await rest();
    expect(claim).toHaveBeenCalledTimes(1);
  });

  it('claims with each essay', async () => {
    const { claim } = enter();
    await rest();
    await act(() => keep(buildCorrection()));
    await rest();
    expect(claim).toHaveBeenCalledTimes(2);
  });

  it('claims when the day changes in São Paulo, and not with every minute', async () => {
    const { services, claim } = enter();
    await rest();
    await act(() => vi.advanceTimersByTimeAsync(2 * COUNTDOWN_REFRESH_MS));
    expect(claim).toHaveBeenCalledTimes(1);
    services.clock.set('2025-10-23T03:00:00.000Z');
    await act(() => vi.advanceTimersByTimeAsync(COUNTDOWN_REFRESH_MS));
    await rest();
    expect(claim).toHaveBeenCalledTimes(2);
  });

  it('gives nothing in the background, and everything on coming back', async () => {
    const { claim } = enter();
    await rest();
    turnTab('hidden');
    await act(() => keep(buildCorrection()));
    await rest();
    expect(claim).toHaveBeenCalledTimes(1);
    turnTab('visible');
    await rest();
    expect(claim).toHaveBeenCalledTimes(2);
  });

  it('has what was given read again with each essay: the server pays those it stores', async () => {
    const { queryClient } = enter();
    queryClient.setQueryData([...rewardKeys.all, 'movements'], []);
    await rest();
    expect(queryClient.getQueryState([...rewardKeys.all, 'movements'])?.isInvalidated).toBe(false);
    await act(() => keep(buildCorrection()));
    expect(queryClient.getQueryState([...rewardKeys.all, 'movements'])?.isInvalidated).toBe(true);
  });

  it('calls it off when the area is left', async () => {
    const { claim, unmount } = enter();
    unmount();
    await rest();
    expect(claim).not.toHaveBeenCalled();
  });
});
