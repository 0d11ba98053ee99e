import {
  createClient as createSupabaseClient,
  type PostgrestSingleResponse,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { AppError } from '@/contracts/app-error';
import type { Database } from '@/contracts/database.types';
import type { SessionUser } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';
import type { Readable } from '../services';
import { type ConnectedContext, connectedKeys } from './connected-context';
import { fetchInTime, timeOut } from './fetch-in-time';
import { sessionFetch } from './session-fetch';
import { toAppError } from './to-app-error';
import type { TokenStore } from './token-store';

/** Timeout of Auth and tables. Functions have their own. */
const ANSWER_TIMEOUT_MS = 20_000;
/** The library retries renewing a token for half a minute; callers get an error earlier. */
const SESSION_TIMEOUT_MS = 5000;

export type Supabase = SupabaseClient<Database>;

/** A request of supabase-js to the tables that is not yet sent. */
export type TableRequest<T> = PromiseLike<PostgrestSingleResponse<T>> & {
  retry(isEnabled: boolean): unknown;
  setHeader(name: string, value: string): unknown;
};

export type Client = {
  supabase: Supabase;
  /**
   * The session, renewed if expired. Rejects with `session-lost` if there is none, or with a no-answer error if it
   * is unknown whether there is one.
   */
  session(): Promise<Session>;
  /** Queries tables or a database function as the signed-in user; rejects with an `AppError`. */
  query<T>(build: (tables: Supabase) => TableRequest<T>): Promise<T>;
};

export function createClient(context: ConnectedContext, tokens: TokenStore): Client {
  const { url, anonKey } = context.supabase;
  const supabase: Supabase = createSupabaseClient<Database>(url, anonKey, {
    auth: {
      storageKey: connectedKeys.tokens,
      storage: tokens,
      flowType: 'implicit',
      detectSessionInUrl: isCallback,
    },
    global: {
      fetch: sessionFetch({
        fetchBy: withTimeLimit(context.fetch),
        tokens,
        renew: (refused) => within(SESSION_TIMEOUT_MS, renew(refused)),
      }),
    },
  });

  async function renew(refused: string): Promise<Session | null> {
    const { session: known } = (await supabase.auth.getSession()).data;
    // Another tab may already have renewed the session.
    if (known?.access_token !== refused) return known;
    const { data, error } = await supabase.auth.refreshSession();
    // auth-js 2.109.0 keeps a session that Auth refuses to renew (findings/auth-js-keeps-refused-session.sh). The
    // server refuses its token already, so the session is over.
    if (error && toAppError(error).code === 'session-lost') await supabase.auth.signOut({ scope: 'local' });
    return data.session;
  }

  async function session(): Promise<Session> {
    const { data, error } = await within(SESSION_TIMEOUT_MS, supabase.auth.getSession());
    if (data.session) return data.session;
    throw error ? toAppError(error) : new AppError('session-lost');
  }

  return {
    supabase,
    session,
    async query(build) {
      const { access_token } = await session();
      return answerOf(build(supabase), access_token);
    },
  };
}

/**
 * The data of a response; rejects with an `AppError`. `token` identifies the user: without a token, the library
 * sends requests as a visitor once the session has ended, and gets empty tables. Retries are left to the query
 * cache.
 */
export async function answerOf<T>(request: TableRequest<T>, token?: string): Promise<T> {
  if (token !== undefined) request.setHeader('Authorization', `Bearer ${token}`);
  request.retry(false);
  const { data, error, status } = await request;
  if (error) throw toAppError(error, status);
  return data;
}

/** The current user, and the connection to the server. */
type SessionPort = {
  user: Readable<SessionUser | null>;
  connection(): Promise<{ client: Client }>;
};

type SignedIn = {
  client: Client;
  supabase: Supabase;
  userId: string;
  /** Access token of the session, for every request of this user. */
  token: string;
};

/**
 * The signed-in user; rejects with `session-lost` if the record on screen and the tokens belong to different users.
 */
export async function signedIn(session: SessionPort): Promise<SignedIn> {
  const { client } = await session.connection();
  const { access_token: token, user } = await client.session();
  const userId = user.id;
  if (session.user.get()?.id !== userId) throw new AppError('session-lost');
  return { client, supabase: client.supabase, userId, token };
}

export type QueryAsUser = <T>(request: (supabase: Supabase, userId: string) => TableRequest<T>) => Promise<T>;

/** Queries tables and database functions as the user on screen; rejects with an `AppError`. */
export function queryAsUser(session: SessionPort): QueryAsUser {
  return async (request) => {
    const { supabase, userId, token } = await signedIn(session);
    return answerOf(request(supabase, userId), token);
  };
}

function withTimeLimit(fetchBy: typeof fetch): typeof fetch {
  const limited = fetchInTime(fetchBy, ANSWER_TIMEOUT_MS);
  return (input, init) =>
    String(input instanceof Request ? input.url : input).includes('/functions/v1/')
      ? fetchBy(input, init)
      : limited(input, init);
}

/** On any other page, an address with tokens could only be an attempt to sign the reader in to somebody else's account. */
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
