// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CelebrationsHost } from '@/app/layouts/student-rewards';
import { Claiming } from '../../support/claiming';
import { achievement, fakeRewards } from '../../support/fake-rewards';
import { fakeServices, renderWithServices } from '../../support/services';

const fetched = vi.hoisted(() => ({ count: 0 }));
vi.mock('@/features/rewards/celebrations', () => {
  fetched.count += 1;
  throw new Error('offline');
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function turnTab(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('leaves the page alone where that cannot be fetched, and tries again on coming back', async () => {
  renderWithServices(
    <>
      <p>A página</p>
      <Claiming />
      <CelebrationsHost />
    </>,
    { services: fakeServices({ backend: { rewards: fakeRewards({ unlocked: [achievement('coruja')] }) } }) },
  );
  await wait(1000);
  await vi.waitFor(() => expect(fetched.count).toBe(1));
  expect(screen.getByText('A página')).toBeVisible();
  turnTab('hidden');
  turnTab('visible');
  await wait(1000);
  await vi.waitFor(() => expect(fetched.count).toBe(2));
  expect(screen.getByText('A página')).toBeVisible();
});
