import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './test-database';

type Db = Pick<TestDatabase, 'asOwner' | 'asService'>;

export const setBudget = (db: Db, settings: string) => db.asOwner(`update public.ajustes_ia set ${settings}`);

/** Starts a day without any requests, with a budget of which nothing is reserved. */
export async function emptyBudget(db: Db): Promise<void> {
  await setBudget(
    db,
    `ativo = true, pedidos_por_dia = 2000, tokens_por_dia = 1000000, pedidos_conta_nova = 5, promo_ate = null,
     reserva_paga = 0, temas_por_conta = 10`,
  );
  await db.asOwner('delete from public.gastos_ia');
  await db.asOwner('delete from public.avisos_orcamento');
}

/** Makes an account two days old. */
export const ageAccount = (db: Db, user: string) =>
  db.asOwner(`update public.profiles set data_cadastro = now() - interval '2 days' where user_id = $1`, [
    user,
  ]);

export const giveCredits = (db: Db, user: string, amount: number) =>
  db.asOwner('update public.profiles set creditos_correcoes = $2 where user_id = $1', [user, amount]);

export type ReservationRequest = { user: string; service?: string; key?: string | null; limit?: number };
type Reservation = {
  ok: boolean;
  motivo?: string;
  pago_com?: string | null;
  pago?: boolean;
  creditos?: number;
  aviso?: string | null;
};

/** Reserves a model request, as the edge functions do. */
export async function reserveModel(
  db: Db,
  { user, service = 'leitura', key = randomUUID(), limit = 40 }: ReservationRequest,
): Promise<Reservation> {
  const [row] = await db.asService('select public.reservar_ia($1, $2, $3, $4) as answer', [
    user,
    service,
    limit,
    key,
  ]);
  return row?.answer as Reservation;
}
