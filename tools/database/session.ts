import type { Connection, Row } from './connection.ts';

export type Session = ReturnType<typeof openSession>;

/** Runs statements as the different callers of a database; each call is a separate transaction, as in PostgREST. */
export function openSession(connection: Connection) {
  async function as(role: string, claims: object, sql: string, parameters?: unknown[]): Promise<Row[]> {
    await connection.exec('begin');
    try {
      await connection.query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
        [role, JSON.stringify(claims)],
      );
      const rows = await connection.query(sql, parameters);
      await connection.exec('commit');
      return rows;
    } catch (error) {
      await connection.exec('rollback');
      throw error;
    }
  }
  return {
    /** `claims` are additional claims of the token. */
    asUser: (id: string, sql: string, parameters?: unknown[], claims?: object) =>
      as('authenticated', { ...claims, sub: id, role: 'authenticated' }, sql, parameters),
    asAnon: (sql: string, parameters?: unknown[]) => as('anon', { role: 'anon' }, sql, parameters),
    asService: (sql: string, parameters?: unknown[]) =>
      as('service_role', { role: 'service_role' }, sql, parameters),
    /** The role that applied the migrations; policies do not apply to it. */
    asOwner: (sql: string, parameters?: unknown[]) => as('migration_owner', {}, sql, parameters),
    /** As the owner, but with a user's claims, as inside a SECURITY DEFINER function. */
    asOwnerFor: (id: string, sql: string) => as('migration_owner', { sub: id, role: 'authenticated' }, sql),
    asAuth: (sql: string, parameters?: unknown[]) => as('supabase_auth_admin', {}, sql, parameters),
  };
}
