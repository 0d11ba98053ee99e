import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { openNative, openPglite, type Connection } from '../../../tools/database/connection';
import type { SqlFile } from '../../../tools/database/migrations';
import { applyMigrations, PLATFORM } from '../../../tools/database/prepare-database';
import { databaseUrl } from './database-url';
import { openSession, type Session } from '../../../tools/database/session';

/**
 * `stated`: the grants of the migrations hold, as on a hosted project and on the embedded backend. `all`: everything on
 * tables is granted to the roles of the API, as by hand or by @supabase/lite left to itself; policies and triggers are
 * all there is.
 */
export const GRANTS = ['stated', 'all'] as const;
export type Grants = (typeof GRANTS)[number];

export type NewAccount = { email?: string; nome?: string; tipo_conta?: string; confirmed?: boolean };

export type TestDatabase = Session & {
  /** Signs up and returns the user's id. */
  signUp(account?: NewAccount): Promise<string>;
  /** Runs several statements as the owner, in one transaction. */
  execAsOwner(sql: string): Promise<void>;
  /** Opens another session, for race tests; only with native Postgres, because PGlite has one connection. */
  openSession(): Promise<Session & { close(): Promise<void> }>;
  close(): Promise<void>;
};

/** A separate database with all migrations applied. */
export async function openTestDatabase(grants: Grants = 'stated'): Promise<TestDatabase> {
  const { connection, connect, drop } = await copyTemplate();
  if (grants === 'all') {
    await connection.exec('grant all on all tables in schema public to anon, authenticated, service_role');
  }
  return {
    ...toTestDatabase(connection),
    async openSession() {
      const other = await connect();
      return { ...openSession(other), close: other.close };
    },
    close: drop,
  };
}

/**
 * A separate database with only these migrations applied; it cannot open further sessions, so races cannot be
 * tested on it.
 */
export async function openFormerDatabase(
  migrations: readonly SqlFile[],
): Promise<Omit<TestDatabase, 'openSession'>> {
  const connection = await openEmptyDatabase();
  await connection.exec(PLATFORM);
  await applyMigrations(connection, migrations);
  return { ...toTestDatabase(connection), close: connection.close };
}

function toTestDatabase(connection: Connection): Omit<TestDatabase, 'openSession' | 'close'> {
  const session = openSession(connection);
  return {
    ...session,
    async signUp({ email = `${randomUUID()}@exemplo.com.br`, confirmed = true, ...metadata } = {}) {
      const [user] = await session.asAuth(
        `insert into auth.users (email, raw_user_meta_data, email_confirmed_at)
         values ($1, $2, case when $3 then now() end) returning id`,
        [email, JSON.stringify(metadata), confirmed],
      );
      return String(user?.id);
    },
    execAsOwner: (sql) => connection.exec(`begin; set local role migration_owner; ${sql}; commit;`),
  };
}

/**
 * An empty database of the kind that the tests use (PGlite or native Postgres), opened as superuser; `close` drops
 * it.
 */
export async function openEmptyDatabase(): Promise<Connection> {
  const template = inject('template');
  if (template.kind === 'pglite') return openPglite();
  const { connection, drop } = await createDatabase(template.url, 'template0');
  return { ...connection, close: drop };
}

async function copyTemplate() {
  const template = inject('template');
  if (template.kind === 'native') return createDatabase(template.url, template.name);
  const connection = await openPglite(await openAsBlob(template.dump));
  const connect = () => Promise.reject(new Error('PGlite has one connection'));
  return { connection, connect, drop: connection.close };
}

async function createDatabase(url: string, template: string) {
  const name = `grifo_test_${randomUUID().replaceAll('-', '')}`;
  const admin = await openNative(url);
  await admin.exec(`create database ${name} template ${template}`);
  // A database created from a template gets its contents, but not the grants on the database itself.
  await admin.exec(`grant create on database ${name} to migration_owner`);
  const connect = () => openNative(databaseUrl(url, name));
  const connection = await connect();
  const drop = async () => {
    await connection.close();
    await admin.exec(`drop database ${name} with (force)`);
    await admin.close();
  };
  return { connection, connect, drop };
}
