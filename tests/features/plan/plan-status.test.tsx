import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CreditCount, PlanBadge, TrialBanner } from '@/features/plan/plan-status';
import { buildUser, TEST_NOW } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';
import { showToasts } from '../../support/toasts';

beforeEach(showToasts);

const withCredits = (creditos_correcoes: number) => fakeServices({ user: buildUser({ creditos_correcoes }) });
const withMarker = () => {
  const services = withCredits(3);
  services.preferences.promoStart.set(Date.parse(TEST_NOW));
  return services;
};

describe('CreditCount', () => {
  it.each([
    ['zero', withCredits(0), '0 créditos'],
    ['one', withCredits(1), '1 crédito'],
    ['twelve', withCredits(12), '12 créditos'],
    ['unlimited instead of 999999', withMarker(), 'Ilimitados: créditos'],
  ])('%s', (_, services, expected) => {
    const { container } = renderWithServices(<CreditCount />, { services });
    expect(container).toHaveTextContent(expected);
  });
});

describe('PlanBadge', () => {
  it.each([
    ['a trial', buildUser(), 'Trial Gratuito'],
    ['a student who bought', buildUser({ plan: 'premium' }), 'Plano Premium'],
    ['a teacher who bought', buildUser({ plan: 'premium', userType: 'teacher' }), 'Plano Anual'],
  ])('%s', (_, user, expected) => {
    renderWithServices(<PlanBadge />, { services: fakeServices({ user }) });
    expect(screen.getByText(expected)).toBeVisible();
  });
});

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
        services.preferences.promoStart.set(Date.parse(TEST_NOW));
        return services;
      },
    ],
    ['with a paid plan', () => endingIn(-1, { plan: 'premium' })],
  ])('is hidden %s', (_, makeServices) => {
    const { container } = renderWithServices(<TrialBanner />, { services: makeServices() });
    expect(container).toBeEmptyDOMElement();
  });
});
