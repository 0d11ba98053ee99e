import { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { BackendKeys } from '../keys.ts';
import type { Database } from './database.ts';
import { asHosted, isDatabaseError, type DatabaseError } from './hosted-error.ts';
import { HOSTED_ROLES } from './hosted-roles.ts';
import { inTurn } from './in-turn.ts';
import { toMail, type Mail } from './mail.ts';

export type LiteOptions = {
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
  await app.ensureSystemSchema();
  await driver.exec(HOSTED_ROLES);
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
    close: () => turn(() => connection.close()),
  };
}

/**
 * At its first request lite grants everything on every table to the API roles, unless it believes that it has done
 * so already. Without that, a grant or revoke of a migration means here what it means on a hosted project.
 */
function leaveGrantsToMigrations(connection: PgliteConnection): void {
  if (!Reflect.has(connection, 'rlsState')) throw new Error('@supabase/lite keeps no rlsState any more.');
  Reflect.set(connection, 'rlsState', 'active');
}
