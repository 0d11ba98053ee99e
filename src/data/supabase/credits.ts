import * as z from 'zod/mini';
import type { CreditUse } from '@/domain/plans/credits';
import type { Preferences } from '../services';
import { queryAsUser } from './client';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';

/** Credits and promotion of the current user. The balance stands in the session record. */
export type CreditBackend = {
  /** Run on entry to the student area: the balance becomes what purchases brought (R-CREDIT-3). */
  sync(): Promise<void>;
  /**
   * Uses one credit for the correction of this id; `ok: false` when there is none. `by-server`: a server takes it itself,
   * where a model reads the essay. Never called while the promotional mode is active.
   */
  use(correctionId: string): Promise<CreditUse | 'by-server'>;
  /** Gives it back when no evaluation could be delivered. */
  giveBack(correctionId: string): Promise<void>;
  /** Begins the promotional mode, or ends it (R-PROMO-3). False where this month's free day is over (R-PROMO-6). */
  setPromo(isActive: boolean): Promise<boolean>;
};

const StartSchema = z.nullable(z.string());

type Ports = { session: ConnectedSession; preferences: Pick<Preferences, 'promoStart'> };

/** The promotion runs by the server's clock; this device shows what the server knows (R-PROMO-5). */
export default function createCredits({ session, preferences: { promoStart } }: Ports): CreditBackend {
  const query = queryAsUser(session);
  const show = (start: string | null | undefined) => void promoStart.set(start ? Date.parse(start) : null);
  const showOwn = () => {
    const user = session.user.get();
    if (user) show(user.promo_inicio);
  };
  showOwn();
  session.user.subscribe(showOwn);

  return {
    async sync() {
      await session.refresh();
    },
    use: async () => 'by-server',
    giveBack: async () => undefined,
    async setPromo(isActive) {
      const answer = await query((supabase) => supabase.rpc('definir_promo', { p_ativa: isActive }));
      const promo_inicio = parseAnswer(StartSchema, answer);
      session.updateUser(({ promo_inicio: _before, ...user }) => ({
        ...user,
        ...(promo_inicio && { promo_inicio }),
      }));
      const isRefused = isActive && promo_inicio === null;
      // The record then says when the next one may begin.
      if (isRefused) await session.refresh().catch(() => null);
      return !isRefused;
    },
  };
}
