import { addCredits, consumeCredit, type CreditUse } from '@/domain/plans/credits';
import type { CreditBackend } from '../ports/credits';
import type { DemoPorts } from './ports';

type Ports = Pick<DemoPorts, 'context' | 'session' | 'preferences'>;

export default function createCredits({ context, session, preferences }: Ports): CreditBackend {
  return {
    async sync() {
      // Only a server confirms payments, so without a server no credits can have been bought.
      if (session.user.get()?.creditos_correcoes)
        session.updateUser((user) => ({ ...user, creditos_correcoes: 0 }));
    },
    async use() {
      let use: CreditUse = { ok: false };
      // The use is decided on the record as it is on disk now, because two tabs must not spend the same credit.
      session.updateUser((user) => {
        use = consumeCredit(user.creditos_correcoes);
        return use.ok ? { ...user, creditos_correcoes: use.remaining } : user;
      });
      return use;
    },
    hasModel: async () => false,
    async giveBack() {
      session.updateUser((user) => ({
        ...user,
        creditos_correcoes: addCredits(user.creditos_correcoes, 1),
      }));
    },
    async setPromo(isActive) {
      preferences.promoStart.set(isActive ? context.now().getTime() : null);
      return true;
    },
  };
}
