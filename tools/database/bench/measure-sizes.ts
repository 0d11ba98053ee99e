import type { Connection, Row } from '../connection.ts';

/** What a row of each table takes on disk, in bytes: in the table itself, moved out of it (TOAST), and in indexes. */
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
