import { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { BackendKeys } from '../keys.ts';
import type { Database } from './database.ts';
import { toMail, type Mail } from './mail.ts';

type LiteOptions = {
  /** Folder of the database; created if it does not exist (6–10 s). */
  folder: string;
  keys: BackendKeys;
  /** Origin of the API, used in links in messages. */
  apiUrl: string;
  /** Origin of the app; redirects to it are allowed. */
  appUrl: string;
  /** How long an access token lasts, in seconds. */
  tokenSeconds: number;
  onMail: (mail: Mail) => void;
};

export type Lite = {
  /** Handles `/auth/v1/*` and `/rest/v1/*`. */
  handle(request: Request): Promise<Response>;
  /** Includes the tables in `supabase_migrations` in which the Supabase CLI records applied migrations. */
  database: Database;
  /** Finishes the work under way, then closes the files. */
  close(): Promise<void>;
};

/**
 * The number of the type `numeric` in Postgres. A hosted project returns such values as numbers; lite would turn
 * 100.0 into a string.
 */
const NUMERIC = 1700;

/**
 * Opens `@supabase/lite` on PGlite, without its studio, telemetry and key-less admin mode. Every commit is on disk
 * before it is answered.
 *
 * Requests run one at a time: PGlite has one connection and lite's driver does not guard it, so two transactions
 * under way at once would become one, with the identity of whoever came last.
 */
export async function openLite(options: LiteOptions): Promise<Lite> {
  process.env.LITE_TELEMETRY = '0';
  const { keys, apiUrl } = options;
  const pgliteOptions = { parsers: { [NUMERIC]: Number } };
  const connection = await createPgliteConnection({ url: options.folder, pgliteOptions });
  const { driver } = connection;
  const turn = inTurn();
  let returnTo: string | null = null;
  let failure: DatabaseError | null = null;
  const query: PgliteConnection['driver']['query'] = driver.query.bind(driver);
  driver.query = async (...given) => {
    try {
      return await query(...given);
    } catch (error) {
      if (isDatabaseError(error)) failure = error;
      throw error;
    }
  };

  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: options.tokenSeconds,
      publishable_key: keys.anonKey,
      secret_key: keys.serviceKey,
      site_url: options.appUrl,
    },
    options: {
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: { email: { send: async (message) => options.onMail(toMail(message, apiUrl, returnTo)) } },
    },
  });
  await keepExitCode(async () => {
    await app.ensureSystemSchema();
    await driver.exec(HOSTED_ROLES);
  });
  leaveGrantsToMigrations(connection);

  return {
    handle: (request) =>
      turn(async () => {
        returnTo = new URL(request.url).searchParams.get('redirect_to');
        failure = null;
        return asHosted(await app.fetch(request), failure);
      }),
    database: {
      query: (sql, values) => turn(async () => (await driver.query(sql, values)).rows as never[]),
      transaction: (work) =>
        turn(() =>
          driver.transaction((transaction) =>
            work({
              exec: async (sql) => void (await transaction.exec(sql)),
              query: async (sql, values) => (await transaction.query(sql, values)).rows as never[],
            }),
          ),
        ),
    },
    close: () => turn(() => keepExitCode(() => connection.close())),
  };
}

/**
 * PGlite 0.4, a dependency of lite, sets the exit code of the process to 99 when it starts and to 0 when it closes,
 * so that a failed program would report success.
 */
async function keepExitCode(work: () => Promise<void>): Promise<void> {
  const before = process.exitCode;
  try {
    await work();
  } finally {
    process.exitCode = before;
  }
}

/**
 * At its first request lite grants everything on every table to the API roles, unless it believes that it has
 * already done so. Setting that state makes a grant or revoke in a migration have the same effect as on a hosted
 * project.
 */
function leaveGrantsToMigrations(connection: PgliteConnection): void {
  if (!Reflect.has(connection, 'rlsState')) throw new Error('@supabase/lite keeps no rlsState any more.');
  Reflect.set(connection, 'rlsState', 'active');
}

/** The database's error for a failed statement. */
type DatabaseError = { code: string; message: string; detail?: string; hint?: string };

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/**
 * The response of a hosted project to a failed statement. Lite returns 500 with the code "SUP" for errors that it
 * does not know, such as a violated CHECK or an exception raised by a function; other responses stay as they are.
 */
export async function asHosted(response: Response, error: DatabaseError | null): Promise<Response> {
  if (response.status !== 500 || !error) return response;
  const { code, message, detail = null, hint = null } = error;
  const { headers } = response;
  headers.delete('content-length');
  return new Response(JSON.stringify({ code, message, details: detail, hint }), {
    status: statusOf(code),
    headers,
  });
}

/**
 * Status codes from https://docs.postgrest.org/en/stable/references/errors.html, limited to the errors that the
 * app's statements cause.
 */
function statusOf(code: string): number {
  const chosen = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (chosen) return Number(chosen);
  if (code === '23503' || code === '23505') return 409;
  if (code === '42501') return 403;
  return code === 'P0001' || /^(21|22|23|42)/.test(code) ? 400 : 500;
}

/**
 * The API roles with the rights a hosted project gives them before any migration: use of the schemas, but no rights
 * on tables. Migrations grant all other rights.
 */
const HOSTED_ROLES = `
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'authenticator', 'supabase_auth_admin'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end $$;
grant usage on schema public, auth to anon, authenticated, service_role;
`;

/**
 * Runs the jobs one after the other, in the order in which they arrive; a failed job does not block the next ones.
 */
export function inTurn(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job, job);
    last = result;
    return result;
  };
}
