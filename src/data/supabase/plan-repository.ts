import type * as z from 'zod/mini';
import { BalanceSchema, CreditUseSchema } from '@/contracts/credit-use';
import { PromoStartSchema } from '@/contracts/preferences';
import { isPackageUsedUp } from '@/domain/plans/access';
import { PACKAGE_CORRECTIONS } from '@/domain/plans/offers';
import { createLocalStore } from '../local/create-local-store';
import { areaKeys } from '../local/area-keys';
import type { PlanRepository } from '../services';
import type { ConnectedContext } from './connected-context';
import type { EssayKeys } from './essay-keys';
import { readAs } from './read-as';
import type { ConnectedSession } from './session-repository';

type PlanPorts = { session: ConnectedSession; keys: EssayKeys };

/** Credits and plan are the server's; the promotional mode belongs to the device (Spec §4). */
export function createPlanRepository(
  { storage }: ConnectedContext,
  { session, keys: essayKeys }: PlanPorts,
): PlanRepository {
  const promoStart = createLocalStore({
    key: areaKeys.promoStart,
    schema: PromoStartSchema,
    fallback: null,
    storage,
  });
  /** The essay of the last use, until it was given back. */
  let openKey: string | null = null;
  /** The essay of a use or return whose answer did not come: the server may still have its credit. */
  let lostKey: string | null = null;

  const user = () => session.user.get();
  const credits = () => user()?.creditos_correcoes ?? 0;
  const setCredits = (creditos_correcoes: number) =>
    session.updateUser((current) => ({ ...current, creditos_correcoes }));

  async function call<Schema extends z.ZodMiniType>(
    name: string,
    schema: Schema,
    input?: object,
  ): Promise<z.infer<Schema>> {
    const { client } = await session.connection();
    return readAs(schema, await client.ask((tables) => tables.rpc(name, input)));
  }

  async function giveBack(key: string): Promise<number> {
    const balance = await call('refund_credit', BalanceSchema, { p_chave: key });
    openKey = null;
    lostKey = null;
    setCredits(balance);
    return balance;
  }

  /** A use without an answer is asked back, now or before the next essay; the same essay takes it up again. */
  async function takeCredit(key: string) {
    if (lostKey !== null && lostKey !== key) await giveBack(lostKey);
    openKey = null;
    try {
      return await call('use_credit', CreditUseSchema, { p_chave: key });
    } catch (error) {
      lostKey = key;
      await giveBack(key).catch(() => null);
      throw error;
    }
  }

  return {
    promoStart,
    async syncCredits() {
      await session.refresh();
      return credits();
    },
    async consumeCredit(input) {
      const key = essayKeys.of(input);
      const { ok, restante = 0 } = await takeCredit(key);
      lostKey = null;
      setCredits(restante);
      if (!ok) return { ok };
      openKey = key;
      return { ok, remaining: restante };
    },
    async refundCredit() {
      if (openKey === null) return credits();
      // Should no answer come, the next essay asks for it first.
      lostKey = openKey;
      return giveBack(openKey);
    },
    // A student's plan becomes premium by buying a package, and by nothing else.
    isPackageUsedUp: () => isPackageUsedUp(user()?.plan === 'premium' ? PACKAGE_CORRECTIONS : 0, credits()),
  };
}
