import { useEffect, useReducer } from 'react';
import { COUNTDOWN_REFRESH_MS } from '@/domain/plans/constants';
import { canUseCredit, displayedCredits, isPackageUsedUp } from '@/domain/plans/credits';
import { planBadge, type Plan } from '@/domain/session/session-user';
import { isPromoActive, isStaleMarker, nextFreeDay, promoState, type PromoState } from '@/domain/plans/promo';
import { trialState, type TrialState } from '@/domain/plans/trial';
import { useServices, useSessionUser, useStore } from '@/data/services-context';
import type { CreditValue } from '@/domain/plans/credit-value';
import { useCheckoutAddress, useCreditValue } from './use-checkout-address';

export type PlanView = {
  promo: PromoState;
  /** Number of credits to display; while the promotional mode is active, a value that stands for "unlimited". */
  credits: number;
  isUnlimited: boolean;
  creditValue: CreditValue;
  /** Whether credits are shown: they buy something, and can be bought or are already there. */
  showsCredits: boolean;
  /** Earliest start of the next free day; null if it may begin now. */
  nextFreeDay: Date | null;
  trial: TrialState;
  plan: Plan;
  planBadge: string;
  isPackageUsedUp: boolean;
  now: Date;
  /** Whether any correction is possible now. */
  canCorrect: boolean;
  /** Resolves with false if the server refuses another free day. */
  setPromo(isActive: boolean): Promise<boolean>;
};

const NEVER = new Date(0);

/** The signed-in user's current entitlements. Updated every 60 s (R-TRIAL-1) and on every change. */
export function usePlan(): PlanView {
  const { backend, capabilities, preferences, config, now: clock } = useServices();
  const user = useSessionUser();
  const startedAt = useStore(preferences.promoStart);
  useEveryMinute();

  const now = clock();
  // With a server, only the server knows of a fixed promotional period.
  const promoEnd = capabilities.hasServer ? NEVER : config.promoEnd;
  const promo = promoState({ startedAt, now, promoEnd });
  const isUnlimited = isPromoActive(promo);
  const creditValue = useCreditValue();
  const isSold = useCheckoutAddress('student') !== null;
  const hasStaleMarker = startedAt !== null && isStaleMarker(startedAt, now);
  useEffect(() => {
    if (hasStaleMarker) preferences.promoStart.set(null);
  }, [hasStaleMarker, preferences]);

  return {
    promo,
    credits: displayedCredits(user.creditos_correcoes, isUnlimited),
    isUnlimited,
    creditValue,
    showsCredits:
      creditValue === 'correction' ||
      (creditValue !== 'nothing' && (isSold || canUseCredit(user.creditos_correcoes))),
    nextFreeDay: capabilities.hasServer ? nextFreeDay(user.dia_gratis_em, now) : null,
    trial: trialState(user, now),
    plan: user.plan,
    planBadge: planBadge(user.plan, user.userType),
    isPackageUsedUp: isPackageUsedUp(user),
    now,
    canCorrect: isUnlimited || !capabilities.needsCredit || canUseCredit(user.creditos_correcoes),
    setPromo: backend.credits.setPromo,
  };
}

/** Timers pause in a hidden tab or on a sleeping device, so returning to the page triggers an update too. */
function useEveryMinute() {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, COUNTDOWN_REFRESH_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
}
