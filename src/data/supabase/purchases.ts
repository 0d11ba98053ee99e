import * as z from 'zod/mini';
import { PurchaseRowSchema } from '@/contracts/payments';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import { queryAsUser } from './client';
import type { PurchaseBackend } from '../ports/purchases';

/** A policy shows each account its own rows, which only a confirmed payment creates (`registrar_compra`). */
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
      // Reads the rows first, so that the balance includes every listed purchase.
      await session.refresh();
      return parseAnswer(z.array(PurchaseRowSchema), rows);
    },
  };
}
