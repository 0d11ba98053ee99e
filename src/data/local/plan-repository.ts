import { PromoStartSchema } from '@/contracts/preferences';
import { isPackageUsedUp } from '@/domain/plans/access';
import { addCredits, consumeCredit, type CreditUse } from '@/domain/plans/credits';
import type { PlanRepository } from '../services';
import { createLocalStore } from './create-local-store';
import { areaKeys } from './area-keys';
import type { LocalContext } from './local-context';
import type { LocalSession } from './session-repository';

/** Corrections bought, as far as this device knows: none, as payments are confirmed by a server (decisions §4). */
const PURCHASED_CORRECTIONS = 0;

export function createPlanRepository({ storage }: LocalContext, session: LocalSession): PlanRepository {
  const promoStart = createLocalStore({
    key: areaKeys.promoStart,
    schema: PromoStartSchema,
    fallback: null,
    storage,
  });
  const credits = () => session.user.get()?.creditos_correcoes ?? 0;
  const setCredits = (creditos_correcoes: number) =>
    session.updateUser((user) => ({ ...user, creditos_correcoes }));

  return {
    promoStart,
    async syncCredits() {
      const balance = addCredits(0, PURCHASED_CORRECTIONS);
      if (credits() !== balance) setCredits(balance);
      return balance;
    },
    async consumeCredit() {
      let use: CreditUse = { ok: false };
      // Decided on the record as it is on disk now: two tabs must not spend the same credit.
      session.updateUser((user) => {
        use = consumeCredit(user.creditos_correcoes);
        return use.ok ? { ...user, creditos_correcoes: use.remaining } : user;
      });
      return use;
    },
    async refundCredit() {
      session.updateUser((user) => ({
        ...user,
        creditos_correcoes: addCredits(user.creditos_correcoes, 1),
      }));
      return credits();
    },
    isPackageUsedUp: () => isPackageUsedUp(PURCHASED_CORRECTIONS, credits()),
  };
}
