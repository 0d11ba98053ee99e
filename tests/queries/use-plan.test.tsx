import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '@/data/local/keys';
import { ServicesProvider } from '@/data/services-context';
import { usePlan } from '@/queries/use-plan';
import { buildUser, TEST_NOW } from '../support/builders';
import { writeFromOtherTab } from '../support/memory-storage';
import { fakeServices, type FakeServices } from '../support/services';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse(TEST_NOW);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function renderPlan(services: FakeServices) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider value={services}>{children}</ServicesProvider>
  );
  return renderHook(usePlan, { wrapper }).result;
}

/** Advances both the product's clock and the timers. */
function pass(services: FakeServices, ms: number) {
  act(() => {
    services.clock.advance(ms);
    vi.advanceTimersByTime(60_000);
  });
}

describe('usePlan', () => {
  it('tells a new student what there is', () => {
    expect(renderPlan(fakeServices()).current).toMatchObject({
      promo: { kind: 'inactive' },
      credits: 0,
      isUnlimited: false,
      trial: { isActive: true, text: '2 dias restantes' },
      plan: 'trial',
      planBadge: 'Trial Gratuito',
      isPackageUsedUp: false,
    });
  });

  it('is unlimited from the moment the promotional mode is activated until it is deactivated', () => {
    const services = fakeServices();
    const result = renderPlan(services);
    services.clock.advance(5000);
    act(() => void result.current.setPromo(true));
    expect(result.current).toMatchObject({
      promo: { kind: 'marker', hoursLeft: 24 },
      credits: 999_999,
      isUnlimited: true,
    });
    act(() => void result.current.setPromo(false));
    expect(result.current).toMatchObject({ promo: { kind: 'inactive' }, credits: 0, isUnlimited: false });
    expect(services.storage.items.has(keys.promoStart)).toBe(false);
  });

  it('looks again every minute, and removes a marker that has run out', () => {
    const services = fakeServices();
    const result = renderPlan(services);
    act(() => void result.current.setPromo(true));
    pass(services, DAY - 1);
    expect(result.current.promo).toMatchObject({ kind: 'marker', hoursLeft: 1 });
    pass(services, 1);
    expect(result.current.promo.kind).toBe('inactive');
    expect(services.storage.items.has(keys.promoStart)).toBe(false);
  });

  it.each([
    ['already over', NOW - DAY],
    ['dated in the future', NOW + 1],
  ])('removes a marker found %s', (_requirement, startedAt) => {
    const services = fakeServices();
    services.storage.setItem(keys.promoStart, JSON.stringify(startedAt));
    expect(renderPlan(services).current.isUnlimited).toBe(false);
    expect(services.storage.items.has(keys.promoStart)).toBe(false);
  });

  it('counts the trial down to its end', () => {
    const services = fakeServices();
    const result = renderPlan(services);
    pass(services, 30 * HOUR);
    expect(result.current.trial.text).toBe('18h 0m restantes');
    pass(services, 18 * HOUR);
    expect(result.current.trial).toMatchObject({ isActive: false, text: 'Período trial expirado' });
  });

  it('looks again when the tab comes back to the front', () => {
    const services = fakeServices();
    const result = renderPlan(services);
    services.clock.advance(30 * HOUR);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.trial.text).toBe('18h 0m restantes');
  });

  it('is unlimited in the fixed period without a marker, and no longer at its end', () => {
    const services = fakeServices();
    services.clock.set('2025-10-20T02:59:00Z');
    const result = renderPlan(services);
    expect(result.current).toMatchObject({ promo: { kind: 'fixed-period' }, isUnlimited: true });
    pass(services, 60_000);
    expect(result.current).toMatchObject({ promo: { kind: 'inactive' }, isUnlimited: false });
  });

  it('follows credits and promotion changed in another tab', () => {
    const services = fakeServices();
    const result = renderPlan(services);
    act(() =>
      writeFromOtherTab(services.storage, keys.user, buildUser({ creditos_correcoes: 12, plan: 'premium' })),
    );
    expect(result.current).toMatchObject({ credits: 12, planBadge: 'Plano Premium' });
    act(() => writeFromOtherTab(services.storage, keys.promoStart, NOW));
    expect(result.current.isUnlimited).toBe(true);
  });
});
