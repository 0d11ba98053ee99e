import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CelebrationsHost } from '@/app/layouts/celebrations-host';
import type { Services } from '@/data/services';
// What the host fetches, fetched: no clock of a test moves the disk.
import '@/features/rewards/celebrations';
import { achievement, fakeRewards } from '../../support/fake-rewards';
import { fakeServices, renderWithServices } from '../../support/services';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function show(services: Services) {
  renderWithServices(
    <>
      <p>A página</p>
      <CelebrationsHost />
    </>,
    { services },
  );
}

function turnTab(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('CelebrationsHost', () => {
  it('brings the pop-up once the page rests', async () => {
    const services = fakeServices({ late: { rewards: fakeRewards({ news: [achievement('coruja')] }) } });
    await services.late();
    show(services);
    for (const ms of [1000, 1000, 4000]) await wait(ms);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/Coruja/);
  });

  it('celebrates nothing for whoever has turned it off', async () => {
    const services = fakeServices({ late: { rewards: fakeRewards({ news: [achievement('coruja')] }) } });
    services.preferences.celebrations.set(false);
    await services.late();
    show(services);
    for (const ms of [1000, 1000, 4000]) await wait(ms);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void services.preferences.celebrations.set(true));
    for (const ms of [1000, 1000, 4000]) await wait(ms);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/Coruja/);
  });

  it('leaves the page alone where that cannot be fetched, and tries again on coming back', async () => {
    const late = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('offline'));
    show({ ...fakeServices(), late });
    await wait(1000);
    expect(late).toHaveBeenCalledTimes(1);
    expect(screen.getByText('A página')).toBeVisible();
    turnTab('hidden');
    turnTab('visible');
    await wait(1000);
    expect(late).toHaveBeenCalledTimes(2);
    expect(screen.getByText('A página')).toBeVisible();
  });
});
