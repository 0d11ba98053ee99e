export type Row = Record<string, unknown>;

/** One session on a database, as superuser. */
export type Connection = {
  /** One statement; `$1`… are the parameters. */
  query(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Several statements without parameters. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
};
