import * as z from 'zod/mini';
import { TranscriberStatusSchema } from '@/contracts/transcription';
import type { Preferences } from '../services';
import { callFunction } from './call-function';
import { queryAsUser } from './client';
import type { ConnectedContext } from './connected-context';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type { CreditBackend } from '../ports/credits';

const STATUS_TIMEOUT_MS = 10_000;

const StartSchema = z.nullable(z.string());

type Ports = {
  context: Pick<ConnectedContext, 'hasModel'>;
  session: ConnectedSession;
  preferences: Pick<Preferences, 'promoStart'>;
};

/** The promotion runs by the server's clock; this device shows what the server knows (R-PROMO-5). */
export default function createCredits({
  context,
  session,
  preferences: { promoStart },
}: Ports): CreditBackend {
  const query = queryAsUser(session);
  /** The server's answer to this page; null if it has not been reached yet. */
  let answered: boolean | null = null;
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
    async hasModel(signal) {
      if (answered === null) {
        const call = {
          body: { status: true },
          schema: TranscriberStatusSchema,
          timeoutMs: STATUS_TIMEOUT_MS,
          signal,
        };
        answered = (await callFunction(session, 'evaluate-essay-with-ai', call)).available;
        context.hasModel.set(answered);
      }
      return answered;
    },
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
