import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export type Row = Record<string, unknown>;

/** One session on a database, as superuser. */
export type Connection = {
  /** Runs one statement; `$1`… are the parameters. */
  query(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs several statements without parameters. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
};

/** A session on a native Postgres; `url` has the form of DATABASE_URL and belongs to a superuser. */
export async function openNative(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    query: async (sql, parameters) => (await client.query(sql, parameters)).rows,
    exec: async (sql) => void (await client.query(sql)),
    close: () => client.end(),
  };
}

/** An embedded Postgres in memory, either empty or with the data of another database's dump. */
export async function openPglite(dump?: Blob): Promise<Connection & { dump(): Promise<Blob> }> {
  const database = await PGlite.create(dump ? { loadDataDir: dump } : {});
  return {
    query: async (sql, parameters) => (await database.query<Record<string, unknown>>(sql, parameters)).rows,
    exec: async (sql) => void (await database.exec(sql)),
    dump: () => database.dumpDataDir('none'),
    close: () => database.close(),
  };
}
