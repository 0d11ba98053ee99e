import type { TestDatabase } from './test-database';

type Session = Pick<TestDatabase, 'asService'>;
type Reservation = { ok: boolean; creditos?: number };

/** Takes a credit for a reading, as the edge function does; returns the balance, or null if there was no credit. */
export async function takeCredit(db: Session, user: string, key = 'k:digest'): Promise<number | null> {
  const [row] = await db.asService(`select public.reservar_ia($1, 'leitura', 1000, $2) as answer`, [
    user,
    key,
  ]);
  const answer = row?.answer as Reservation | undefined;
  return answer?.ok ? (answer.creditos ?? 0) : null;
}

/** Reports the result of the reading whose credit has this key; returns the balance. */
export async function endReading(db: Session, user: string, key: string, result: string): Promise<number> {
  const [row] = await db.asService(`select public.encerrar_ia($1, 'leitura', $2, $3, 5, 9000, 900) as left`, [
    user,
    key,
    result,
  ]);
  return Number(row?.left);
}
