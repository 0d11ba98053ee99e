import * as z from 'zod/mini';
import { PURCHASE_COLUMNS, PurchaseRowSchema } from '@/contracts/purchase-row';
import type { PurchaseRepository } from '../late-services';
import type { ConnectedLatePorts } from './create-late-services';
import { readAs } from './read-as';
import { toIso } from './to-iso';

/** A policy shows each account its own rows: those handed over by a confirmed payment (`registrar_compra`). */
export function createPurchaseRepository({ session }: ConnectedLatePorts): PurchaseRepository {
  return {
    async list() {
      const { client } = await session.connection();
      const rows = await client.ask((tables) =>
        tables.from('compras').select(PURCHASE_COLUMNS).order('created_at', { ascending: false }),
      );
      // After the rows, so that no purchase is listed before the balance has it.
      await session.refresh();
      return readAs(z.array(PurchaseRowSchema), rows).map(({ id, produto, creditos, created_at }) => ({
        id,
        product: produto,
        credits: creditos,
        at: toIso(created_at),
      }));
    },
  };
}
