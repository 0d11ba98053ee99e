/** SQL as the owner of the database: row-level security does not apply. */
export type Database = {
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Runs either completely or not at all. */
  transaction<T>(work: (run: Transaction) => Promise<T>): Promise<T>;
};

export type Transaction = {
  /** Runs any number of statements. */
  exec(sql: string): Promise<void>;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
};
