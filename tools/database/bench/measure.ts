import { quantile } from '../../scorer/measures.ts';
import type { Connection, Row } from '../connection.ts';
import { openSession } from '../session.ts';
import type { PlanRequest } from './bench-case.ts';

const WARM_UP = 30;
const ROUNDS = 500;

/** Milliseconds a request takes, including its transaction, over 500 runs after a warm-up. */
export async function measure(request: () => Promise<unknown>) {
  for (let round = 0; round < WARM_UP; round += 1) await request();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await request();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), max: quantile(times, 1) };
}

/** Bytes on disk per row of each table: in the table itself, moved out of it (TOAST), and in indexes. */
export function measureSizes(connection: Connection): Promise<Row[]> {
  return connection.query(`
    select oid::regclass::text as name, reltuples::integer as rows,
      round(pg_relation_size(oid) / reltuples)::integer as row,
      round((pg_table_size(oid) - pg_relation_size(oid)) / reltuples)::integer as moved,
      round(pg_indexes_size(oid) / reltuples)::integer as indexes
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 1000
    order by pg_total_relation_size(oid) desc
  `);
}

const EXPLAIN = 'explain (analyze, buffers, costs off, timing off)';

/**
 * The plan as text. A function appears in a plan only as a call, so its body is explained instead, as the owner
 * with the user's claims.
 */
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
