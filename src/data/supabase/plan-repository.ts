import type * as z from 'zod/mini';
import { BalanceSchema, CreditUseSchema } from '@/contracts/credit-use';
import { PromoStartSchema } from '@/contracts/preferences';
import { isPackageUsedUp } from '@/domain/plans/access';
import { PACKAGE_CORRECTIONS } from '@/domain/plans/constants';
import { createLocalStore } from '../local/create-local-store';
import { keys } from '../local/keys';
import type { PlanRepository } from '../services';
import type { ConnectedContext } from './connected-context';
import { readAs } from './read-as';
import type { ConnectedSession } from './session-repository';

/** Credits and plan are the server's; the promotional mode belongs to the device (Spec §4). */
export function createPlanRepository(
  { storage }: ConnectedContext,
  session: ConnectedSession,
): PlanRepository {
  const promoStart = createLocalStore({
    key: keys.promoStart,
    schema: PromoStartSchema,
    fallback: null,
    storage,
  });
  /** The last use of this page; asked back until the server has answered. */
  let openUse: string | null = null;

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

  return {
    promoStart,
    async syncCredits() {
      await session.refresh();
      return credits();
    },
    async consumeCredit() {
      openUse = null;
      const use = await call('use_credit', CreditUseSchema);
      const { uso, restante = 0 } = use;
      setCredits(restante);
      if (!use.ok || !uso) return { ok: false };
      openUse = uso;
      return { ok: true, remaining: restante };
    },
    async refundCredit() {
      if (openUse === null) return credits();
      const balance = await call('refund_credit', BalanceSchema, { p_uso: openUse });
      openUse = null;
      setCredits(balance);
      return balance;
    },
    // A student's plan becomes premium by buying a package, and by nothing else.
    isPackageUsedUp: () => isPackageUsedUp(user()?.plan === 'premium' ? PACKAGE_CORRECTIONS : 0, credits()),
  };
}
