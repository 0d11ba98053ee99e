import { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { BackendKeys } from '../keys.ts';
import type { Database } from './database.ts';
import { toMail, type Mail } from './mail.ts';

type LiteOptions = {
  /** Folder of the database; made when it is not there (6–10 s). */
  folder: string;
  keys: BackendKeys;
  /** Origin under which the API answers; links in messages lead there. */
  apiUrl: string;
  /** Origin of the app; redirects to it are allowed. */
  appUrl: string;
  /** How long an access token lasts, in seconds. */
  tokenSeconds: number;
  onMail: (mail: Mail) => void;
};

export type Lite = {
  /** Answers `/auth/v1/*` and `/rest/v1/*`. */
  handle(request: Request): Promise<Response>;
  /** Has the tables where the Supabase CLI keeps what it applied, in `supabase_migrations`. */
  database: Database;
  /** Ends what is under way, then closes the files. */
  close(): Promise<void>;
};

/** The type's number in Postgres. A hosted project answers it as a number; lite would make a string of 100.0. */
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
 * PGlite 0.4, which lite brings along, sets the exit code of the process to 99 when it starts and to 0 when it closes:
 * a program that had failed would end well.
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
 * At its first request lite grants everything on every table to the API roles, unless it believes that it has done
 * so already. Without that, a grant or revoke of a migration means here what it means on a hosted project.
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
 * The answer a hosted project gives to a statement that failed. Lite gives 500 with the code "SUP" to those that it
 * does not know, a broken CHECK and an exception raised by a function among them; other answers stay as they are.
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

/** https://docs.postgrest.org/en/stable/references/errors.html, as far as our statements go. */
function statusOf(code: string): number {
  const chosen = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (chosen) return Number(chosen);
  if (code === '23503' || code === '23505') return 409;
  if (code === '42501') return 403;
  return code === 'P0001' || /^(21|22|23|42)/.test(code) ? 400 : 500;
}

/**
 * The API roles and what a hosted project gives them before any migration runs: sight of the schemas, no table.
 * Migrations grant the rest.
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

/** Runs the jobs given to it one after the other, in the order they came; a job that fails holds up no other. */
export function inTurn(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job, job);
    last = result;
    return result;
  };
}
