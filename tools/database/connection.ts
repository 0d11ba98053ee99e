import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export type Row = Record<string, unknown>;

/** One session on a database, as superuser. */
export type Connection = {
  /** One statement; `$1`… are the parameters. */
  query(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Several statements without parameters. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
};

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

/** An embedded Postgres in memory, empty or from the dump of another. */
export async function openPglite(dump?: Blob): Promise<Connection & { dump(): Promise<Blob> }> {
  const database = await PGlite.create(dump ? { loadDataDir: dump } : {});
  return {
    query: async (sql, parameters) => (await database.query<Record<string, unknown>>(sql, parameters)).rows,
    exec: async (sql) => void (await database.exec(sql)),
    dump: () => database.dumpDataDir('none'),
    close: () => database.close(),
  };
}
