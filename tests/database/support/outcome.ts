import type { Row } from '../../../tools/database/connection';

/**
 * The result of a statement: 'refused' for lack of privilege (grant, policy or guard), 'nothing' if it matched no
 * row, 'done', or the SQLSTATE of any other error.
 */
export function outcome(statement: Promise<Row[]>): Promise<string> {
  return statement.then(
    (rows) => (rows.length > 0 ? 'done' : 'nothing'),
    (error: { code?: string }) => (error.code === '42501' ? 'refused' : (error.code ?? String(error))),
  );
}
