import { useEffect, useReducer } from 'react';
import { COUNTDOWN_REFRESH_MS } from '@/domain/plans/constants';
import { displayedCredits } from '@/domain/plans/credits';
import { planBadge } from '@/domain/plans/plan-badge';
import { isPromoActive, isStaleMarker, promoState, type PromoState } from '@/domain/plans/promo';
import { trialState, type TrialState } from '@/domain/plans/trial';
import type { Plan } from '@/domain/session/session-user';
import { useServices, useSessionUser, useStore } from './services-context';

export type PlanView = {
  promo: PromoState;
  /** The unlimited display value while the promotional mode is active. */
  credits: number;
  isUnlimited: boolean;
  trial: TrialState;
  plan: Plan;
  planBadge: string;
  isPackageUsedUp: boolean;
  now: Date;
  activatePromo(): void;
  deactivatePromo(): void;
};

/** What the signed-in user may do now. Looked at again every 60 s (Spec §9) and whenever something changes. */
export function usePlan(): PlanView {
  const { plan, config, now: clock } = useServices();
  const user = useSessionUser();
  const startedAt = useStore(plan.promoStart);
  useEveryMinute();

  const now = clock();
  const promo = promoState({ startedAt, now, promoEnd: config.promoEnd });
  const isUnlimited = isPromoActive(promo);
  const hasStaleMarker = startedAt !== null && isStaleMarker(startedAt, now);
  useEffect(() => {
    if (hasStaleMarker) plan.promoStart.set(null);
  }, [hasStaleMarker, plan]);

  return {
    promo,
    credits: displayedCredits(user.creditos_correcoes, isUnlimited),
    isUnlimited,
    trial: trialState(user, now),
    plan: user.plan,
    planBadge: planBadge(user.plan, user.userType),
    isPackageUsedUp: plan.isPackageUsedUp(),
    now,
    activatePromo: () => void plan.promoStart.set(clock().getTime()),
    deactivatePromo: () => void plan.promoStart.set(null),
  };
}

/** Timers sleep with a hidden tab or a closed laptop lid, so coming back counts as a tick too. */
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
