import pg from 'pg';
import type { Connection } from './connection.ts';

/** A session on a native Postgres; `url` as in DATABASE_URL, of a superuser. */
export async function openNative(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    query: async (sql, parameters) => (await client.query(sql, parameters)).rows,
    exec: async (sql) => void (await client.query(sql)),
    close: () => client.end(),
  };
}
