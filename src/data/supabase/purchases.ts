import * as z from 'zod/mini';
import { PurchaseRowSchema } from '@/contracts/payments';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import { queryAsUser } from './client';
import type { Purchase } from '@/domain/plans/purchase';

export type PurchaseBackend = {
  /** The current user's confirmed payments, newest first. Credits and plan are read again along with them. */
  list(): Promise<Purchase[]>;
};

/** A policy shows each account its own rows: those handed over by a confirmed payment (`registrar_compra`). */
export default function createPurchases({ session }: { session: ConnectedSession }): PurchaseBackend {
  const query = queryAsUser(session);
  return {
    async list() {
      const rows = await query((supabase) =>
        supabase
          .from('compras')
          .select('id,produto,creditos,created_at,creditada,estornada_em,motivo_estorno,creditos_retirados')
          .order('created_at', { ascending: false }),
      );
      // After the rows, so that no purchase is listed before the balance has it.
      await session.refresh();
      return parseAnswer(z.array(PurchaseRowSchema), rows);
    },
  };
}
