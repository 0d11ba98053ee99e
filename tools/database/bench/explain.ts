import type { Connection } from '../connection.ts';
import { openSession } from '../session.ts';
import type { PlanRequest } from './bench-cases.ts';

const EXPLAIN = 'explain (analyze, buffers, costs off, timing off)';

/** The plan as text. A function shows only as a call, so its body is explained, as its owner with the user's claims. */
export async function explain(connection: Connection, plan: PlanRequest): Promise<string> {
  const session = openSession(connection);
  if ('sql' in plan) return text(await session.asUser(plan.user, `${EXPLAIN} ${plan.sql}`, plan.parameters));
  const [source] = await session.asOwner(`select prosrc from pg_proc where proname = '${plan.body}'`);
  const body = Object.entries(plan.given).reduce(
    (sql, [parameter, value]) => sql.replaceAll(parameter, value),
    String(source?.prosrc),
  );
  return text(await session.asOwnerFor(plan.user, `${EXPLAIN} ${body}`));
}

function text(rows: Record<string, unknown>[]): string {
  return rows.map((row) => `  ${String(Object.values(row)[0])}`).join('\n');
}
