import { AuthClient, type GoTrueClient, type Session } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { AppError } from '@/contracts/app-error';
import { paths } from '@/lib/paths';
import type { ConnectedContext } from './connected-context';
import { connectedKeys } from './connected-keys';
import { fetchInTime, timeOut } from './fetch-in-time';
import { toAppError } from './to-app-error';
import type { TokenStore } from './token-store';

/** Auth or a table that has not answered by then will not. Functions have limits of their own. */
const ANSWER_TIMEOUT_MS = 20_000;
/** The library goes on for half a minute trying to renew a token; whoever waits for an answer is told before. */
const SESSION_TIMEOUT_MS = 5000;

export type Answer = PromiseLike<{ data: unknown; error: unknown; status: number }>;

export type Client = {
  auth: GoTrueClient;
  functions: FunctionsClient;
  /** The session, renewed where it had run out. `session-lost` where there is none; no answer where it cannot be told. */
  session(): Promise<Session>;
  /** What the tables or a function of the database answer the signed-in user; an `AppError` for everything else. */
  ask(question: (tables: PostgrestClient) => Answer): Promise<unknown>;
  /** What they answer somebody who is not signed in. */
  askAsVisitor(question: (tables: PostgrestClient) => Answer): Promise<unknown>;
};

/**
 * The three parts of supabase-js that the app uses, put together as it does; the whole of it is 20 kB more (brotli).
 * Retries are left to the query cache.
 */
export function createClient(context: ConnectedContext, tokens: TokenStore): Client {
  const { anonKey } = context.supabase;
  const url = context.supabase.url.replace(/\/+$/, '');
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: connectedKeys.tokens,
    storage: tokens,
    fetch: fetchInTime(context.fetch, ANSWER_TIMEOUT_MS),
    flowType: 'implicit',
    detectSessionInUrl: isCallback,
  });

  async function session(): Promise<Session> {
    const { data, error } = await within(SESSION_TIMEOUT_MS, auth.getSession());
    if (data.session) return data.session;
    throw error ? toAppError(error) : new AppError('session-lost');
  }

  const fetchAsUser: typeof fetch = async (input, init) => {
    const { access_token } = await session();
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    headers.set('Authorization', `Bearer ${access_token}`);
    return context.fetch(input, { ...init, headers });
  };

  /** The role of visitors goes with the key alone. */
  const fetchAsVisitor: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    return context.fetch(input, { ...init, headers });
  };

  const tablesBy = (fetchBy: typeof fetch) =>
    new PostgrestClient(`${url}/rest/v1`, { fetch: fetchInTime(fetchBy, ANSWER_TIMEOUT_MS), retry: false });
  const tables = tablesBy(fetchAsUser);
  return {
    auth,
    functions: new FunctionsClient(`${url}/functions/v1`, { customFetch: fetchAsUser }),
    session,
    async ask(question) {
      // First, because the tables would tell a missing session as a failed request.
      await session();
      return dataOf(await question(tables));
    },
    askAsVisitor: async (question) => dataOf(await question(tablesBy(fetchAsVisitor))),
  };
}

function dataOf({ data, error, status }: Awaited<Answer>): unknown {
  if (error) throw toAppError(error, status);
  return data;
}

/** Anywhere else an address with tokens could only be somebody's trick to sign the reader in to another account. */
function isCallback({ pathname }: URL, params: Record<string, string>): boolean {
  return (
    pathname === paths.newPassword &&
    Boolean(params.access_token || params.error || params.error_code || params.error_description)
  );
}

function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(toAppError(timeOut())), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
