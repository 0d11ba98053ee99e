import type { Session } from '../session.ts';

/** The query to explain: a statement, or a function's body with its arguments, as this user. */
export type PlanRequest = { user: string } & (
  | { sql: string; parameters?: unknown[] }
  | { body: string; given: Record<string, string> }
);

export type BenchCase = {
  name: string;
  request(session: Session): Promise<unknown>;
  plan?: PlanRequest;
};
