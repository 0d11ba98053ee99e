import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettledRewards } from '@/app/layouts/use-settled-rewards';
import { COUNTDOWN_REFRESH_MS } from '@/domain/plans/constants';
import { buildCorrection } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';

function Area() {
  useSettledRewards();
  return null;
}

async function enter() {
  const settle = vi.fn(async () => undefined);
  const local = (await fakeServices().late()).rewards;
  const services = fakeServices({ late: { rewards: { ...local, settle } } });
  const view = renderWithServices(<Area />, { services });
  return { ...view, services, settle };
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

describe('useSettledRewards', () => {
  it('settles on entry, once the page rests', async () => {
    const { settle } = await enter();
    expect(settle).not.toHaveBeenCalled();
    await rest();
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('settles with each essay', async () => {
    const { services, settle } = await enter();
    await rest();
    await act(() => services.corrections.save(buildCorrection()));
    await rest();
    expect(settle).toHaveBeenCalledTimes(2);
  });

  it('settles when the day changes in São Paulo, and not with every minute', async () => {
    const { services, settle } = await enter();
    await rest();
    await act(() => vi.advanceTimersByTimeAsync(2 * COUNTDOWN_REFRESH_MS));
    expect(settle).toHaveBeenCalledTimes(1);
    services.clock.set('2025-10-23T03:00:00.000Z');
    await act(() => vi.advanceTimersByTimeAsync(COUNTDOWN_REFRESH_MS));
    await rest();
    expect(settle).toHaveBeenCalledTimes(2);
  });

  it('gives nothing in the background, and everything on coming back', async () => {
    const { services, settle } = await enter();
    await rest();
    turnTab('hidden');
    await act(() => services.corrections.save(buildCorrection()));
    await rest();
    expect(settle).toHaveBeenCalledTimes(1);
    turnTab('visible');
    await rest();
    expect(settle).toHaveBeenCalledTimes(2);
  });

  it('lives without what could not be fetched, and asks again', async () => {
    const late = vi.fn(() => Promise.reject(new Error('offline')));
    const services = { ...fakeServices(), late };
    renderWithServices(<Area />, { services });
    await rest();
    await act(() => services.corrections.save(buildCorrection()));
    await rest();
    expect(late).toHaveBeenCalledTimes(2);
  });

  it('calls it off when the area is left', async () => {
    const { settle, unmount } = await enter();
    unmount();
    await rest();
    expect(settle).not.toHaveBeenCalled();
  });
});
