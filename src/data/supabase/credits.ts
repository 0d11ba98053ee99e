import * as z from 'zod/mini';
import type { Preferences } from '../services';
import { queryAsUser } from './client';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type { CreditBackend } from '../ports/credits';

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
      // The refreshed record shows when the next free day may begin.
      if (isRefused) await session.refresh().catch(() => null);
      return !isRefused;
    },
  };
}
