import type { Session } from '@supabase/supabase-js';
import type { TokenStore } from './token-store';

/** A session is renewed at most so often, as long as the server takes its token. */
const MINUTE_MS = 60_000;

/** What Auth answers with tokens. */
const GIVES_TOKENS = /\/auth\/v1\/(token|signup|verify|factors\/[^/]+\/verify)$/;
/** What is asked with the token of a session, and can be asked again. Signing out wants no new session. */
const TAKES_TOKENS = /\/(rest|functions)\/v1\/|\/auth\/v1\/user$/;

type Answer = Partial<Session> & Record<string, unknown>;

type Ports = {
  fetchBy: typeof fetch;
  tokens: TokenStore;
  /** A session with another access token than the one that was refused; null where there is none to be had. */
  renew: (refused: string) => Promise<Session | null>;
};

/**
 * `fetch` for the library, which judges the age of a session by the clock of the device. That may be hours off, so:
 *
 * - The library never sees the server's `expires_at`. It then counts `expires_in` from the moment of the answer, by the same
 *   clock as later.
 * - A clock that is set right meanwhile makes it wrong after all. A token that the server refuses is renewed at once, and what
 *   was asked is asked again.
 * - Within a minute of getting tokens it gets the same ones again when it wants to renew them, or within half their life.
 */
export function sessionFetch({ fetchBy, tokens, renew }: Ports): typeof fetch {
  let latest: { answer: Answer; at: number } | null = null;
  let renewal: { refused: string; next: Promise<Session | null> } | null = null;

  /** How old the latest tokens are in ms, where they are those and too young to be renewed. */
  function ageOfYoung(isThose: (answer: Answer) => boolean): number | null {
    if (!latest || !isThose(latest.answer)) return null;
    // Set by no clock of the device.
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

  /** Once for all who were refused the same token; null where asking again would change nothing. */
  async function renewed(refused: string): Promise<Session | null> {
    if (ageOfYoung(({ access_token }) => access_token === refused) !== null) return null;
    if (renewal?.refused !== refused) renewal = { refused, next: renew(refused).catch(() => null) };
    const session = await renewal.next;
    // Tried again with the next one that is refused; the library waits a minute after a failure.
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
    // The publishable key, or the token of somebody who was here before.
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

/** An answer of Auth with a session; null for any other, such as that of a sign-up to be confirmed. */
async function readTokens(response: Response): Promise<Answer | null> {
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as Answer | null;
  return answer?.access_token && answer.refresh_token && answer.expires_in ? answer : null;
}

/** Whether the token is to blame: 401, and 403 where Auth cannot take it for one of its own that still holds. */
async function isRefused(response: Response): Promise<boolean> {
  if (response.status !== 403) return response.status === 401;
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { error_code?: unknown; code?: unknown } | null;
  return answer?.error_code === 'bad_jwt' || answer?.code === 'bad_jwt';
}
