import type { Row } from '../../../tools/database/connection';

/**
 * What became of a statement: 'refused' for want of privilege (grant, policy or guard), 'nothing' when it met no row,
 * 'done', or else the SQLSTATE of what went wrong.
 */
export function outcome(statement: Promise<Row[]>): Promise<string> {
  return statement.then(
    (rows) => (rows.length > 0 ? 'done' : 'nothing'),
    (error: { code?: string }) => (error.code === '42501' ? 'refused' : (error.code ?? String(error))),
  );
}
