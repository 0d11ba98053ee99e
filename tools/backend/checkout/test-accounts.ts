import type { Product } from '../../../src/domain/plans/purchase.ts';
import type { Database } from '../lite/database.ts';

/** What the test checkout asks of the database beyond the notices it sends. */
export type TestAccounts = {
  /** Id of the last test payment of this e-mail for the product that was not refunded; null without one. */
  lastPayment(email: string, product: Product): Promise<string | null>;
  /**
   * Uses all credits of the account with this e-mail, as readings by a model do, and returns their number; 0 for an
   * unknown e-mail. Without a model nothing else uses credits.
   */
  spendCredits(email: string): Promise<number>;
};

/** Every id of a test payment begins with this. */
export const TEST_PAYMENT = 'teste-';

/** Every key of a use of a credit by the test checkout begins with this. */
const TEST_USE = 'teste:';

export function createTestAccounts(database: Database): TestAccounts {
  return {
    async lastPayment(email, product) {
      const [last] = await database.query<{ pagamento_id: string }>(
        `select pagamento_id from public.compras
         where email = lower($1) and produto = $2 and estornada_em is null and starts_with(pagamento_id, $3)
         order by created_at desc limit 1`,
        [email, product, TEST_PAYMENT],
      );
      return last?.pagamento_id ?? null;
    },
    spendCredits: (email) =>
      database.transaction(async (run) => {
        const uses = await run.query(
          `select private.take_credit(user_id, $2 || gen_random_uuid())
           from public.profiles, generate_series(1, creditos_correcoes)
           where lower(email) = lower($1)`,
          [email, TEST_USE],
        );
        await run.query(
          'update public.usos_credito set servido_em = now() where starts_with(chave, $1) and servido_em is null',
          [TEST_USE],
        );
        return uses.length;
      }),
  };
}
