import type { Session } from '../session.ts';

/** The query to explain as this user: a statement, or a function's body with its arguments. */
export type PlanRequest = { user: string } & (
  | { sql: string; parameters?: unknown[] }
  | { body: string; given: Record<string, string> }
);

export type BenchCase = {
  name: string;
  request(session: Session): Promise<unknown>;
  plan?: PlanRequest;
};
