import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TrialBanner } from '@/features/plan/trial-banner';
import { buildUser, TEST_NOW } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';

const MINUTE_MS = 60_000;
const endingIn = (minutes: number, overrides = {}) =>
  fakeServices({
    user: buildUser({
      trialEndDate: new Date(Date.parse(TEST_NOW) + minutes * MINUTE_MS).toISOString(),
      ...overrides,
    }),
  });

describe('TrialBanner', () => {
  it.each([
    ['days above 24 hours', 48 * 60, '2 dias restantes'],
    ['hours and minutes from 24 hours down', 90, '1h 30m restantes'],
    ['over', -1, 'Período trial expirado'],
  ])('%s', (_, minutes, expected) => {
    renderWithServices(<TrialBanner />, { services: endingIn(minutes) });
    expect(screen.getByText(expected)).toBeVisible();
  });

  it('counts on every minute', () => {
    vi.useFakeTimers();
    try {
      const services = endingIn(90);
      renderWithServices(<TrialBanner />, { services });
      services.clock.advance(MINUTE_MS);
      act(() => void vi.advanceTimersByTime(MINUTE_MS));
      expect(screen.getByText('1h 29m restantes')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('when it is over, a student finds the free 24 hours, and the banner goes', async () => {
    renderWithServices(<TrialBanner />, { services: endingIn(-1) });
    await userEvent.click(screen.getByRole('button', { name: 'Ativar 24h grátis' }));
    expect(screen.queryByText('Período trial expirado')).not.toBeInTheDocument();
  });

  it('offers a teacher no promotion of the student area', () => {
    renderWithServices(<TrialBanner />, { services: endingIn(-1, { userType: 'teacher' }) });
    expect(screen.getByText('Período trial expirado')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    [
      'in promotional mode',
      () => {
        const services = endingIn(90);
        services.plan.promoStart.set(Date.parse(TEST_NOW));
        return services;
      },
    ],
    ['with a paid plan', () => endingIn(-1, { plan: 'premium' })],
  ])('is hidden %s', (_, makeServices) => {
    const { container } = renderWithServices(<TrialBanner />, { services: makeServices() });
    expect(container).toBeEmptyDOMElement();
  });
});
