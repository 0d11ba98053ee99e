import { PGlite } from '@electric-sql/pglite';
import type { Connection } from './connection.ts';

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
