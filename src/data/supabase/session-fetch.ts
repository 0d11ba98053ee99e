import type { Session } from '@supabase/supabase-js';
import type { TokenStore } from './token-store';

/** Minimum interval between renewals of a session while the server accepts its token. */
const MINUTE_MS = 60_000;

/** Paths whose answers contain tokens. */
const GIVES_TOKENS = /\/auth\/v1\/(token|signup|verify|factors\/[^/]+\/verify)$/;
/** Paths that need a session's token and can be retried. Signing out needs no new session. */
const TAKES_TOKENS = /\/(rest|functions)\/v1\/|\/auth\/v1\/user$/;

type Answer = Partial<Session> & Record<string, unknown>;

type Ports = {
  fetchBy: typeof fetch;
  tokens: TokenStore;
  /** Returns a session with a different access token than the refused token; null if there is none. */
  renew: (refused: string) => Promise<Session | null>;
};

/**
 * `fetch` for the library, which judges the age of a session by the clock of the device. That clock may be hours
 * off, so:
 *
 * - The library never sees the server's `expires_at`. It then computes the expiry from `expires_in` and the time of
 * the response, by the same clock that it uses later.
 * - If the clock is corrected meanwhile, the computed expiry is wrong after all. A refused token is therefore
 * renewed at once, and the request is repeated.
 * - A renewal within a minute of getting tokens (half their lifetime if that is shorter) gets the same tokens
 * again.
 */
export function sessionFetch({ fetchBy, tokens, renew }: Ports): typeof fetch {
  let latest: { answer: Answer; at: number } | null = null;
  let renewal: { refused: string; next: Promise<Session | null> } | null = null;

  /** Age of the latest tokens in ms, if they match and are too young to be renewed; else null. */
  function ageOfYoung(isThose: (answer: Answer) => boolean): number | null {
    if (!latest || !isThose(latest.answer)) return null;
    // Monotonic, independent of the device's clock.
    const age = performance.now() - latest.at;
    return age < Math.min(MINUTE_MS, Number(latest.answer.expires_in) * 500) ? age : null;
  }

  async function askForTokens(url: URL, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const wanted = url.searchParams.get('grant_type') === 'refresh_token' ? refreshTokenOf(init) : null;
    const age = ageOfYoung(({ refresh_token }) => refresh_token === wanted);
    if (latest && age !== null) {
      const left = Math.ceil(Number(latest.answer.expires_in) - age / 1000);
      return Response.json({ ...latest.answer, expires_in: left });
    }
    const response = await fetchBy(input, init);
    const answer = response.ok ? await readTokens(response) : null;
    if (!answer) return response;
    const { expires_at: _byTheServersClock, ...rest } = answer;
    latest = { answer: rest, at: performance.now() };
    return new Response(JSON.stringify(rest), { status: response.status, headers: response.headers });
  }

  /** Renews once for all requests refused with the same token; null if a retry is pointless. */
  async function renewed(refused: string): Promise<Session | null> {
    if (ageOfYoung(({ access_token }) => access_token === refused) !== null) return null;
    if (renewal?.refused !== refused) renewal = { refused, next: renew(refused).catch(() => null) };
    const session = await renewal.next;
    // A failed renewal is retried at the next refusal; the library waits a minute after a failure.
    if (!session) renewal = null;
    return session;
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (GIVES_TOKENS.test(url.pathname)) return askForTokens(url, input, init);
    const owner = tokens.userId();
    const response = await fetchBy(input, init);
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization')?.replace(/^Bearer /, '');
    if (!token || owner === null || !TAKES_TOKENS.test(url.pathname) || !(await isRefused(response))) {
      return response;
    }
    // No renewal if the request used the publishable key, or the token of an earlier user.
    if (token === headers.get('apikey') || tokens.userId() !== owner) return response;
    const session = await renewed(token);
    if (session?.user.id !== owner || session.access_token === token) return response;
    headers.set('authorization', `Bearer ${session.access_token}`);
    return fetchBy(input, { ...init, headers });
  };
}

function refreshTokenOf(init?: RequestInit): unknown {
  return typeof init?.body === 'string' ? (JSON.parse(init.body) as Answer).refresh_token : null;
}

/** A response of Auth with a session; null for any other, such as that of an unconfirmed sign-up. */
async function readTokens(response: Response): Promise<Answer | null> {
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as Answer | null;
  return answer?.access_token && answer.refresh_token && answer.expires_in ? answer : null;
}

/** Whether the token was refused: 401, or 403 if Auth does not recognize it as a valid token. */
async function isRefused(response: Response): Promise<boolean> {
  if (response.status !== 403) return response.status === 401;
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { error_code?: unknown; code?: unknown } | null;
  return answer?.error_code === 'bad_jwt' || answer?.code === 'bad_jwt';
}
