/**
 * `missing` prevents the product from working correctly; `look` may be intended; `unknown` cannot be checked from
 * outside.
 */
export type Finding = { state: 'ok' | 'missing' | 'look' | 'unknown'; about: string; says: string };

export type Patient = {
  /** URL of the Supabase project, without a trailing slash. */
  url: string;
  /** The secret key, `sb_secret_…` or the older service role. */
  key: string;
  /** URL of the app; null skips its checks. */
  site: string | null;
};

type Answer = { status: number; headers: Headers; body: string };

const TIMEOUT_MS = 15_000;

export const ok = (about: string, says: string): Finding => ({ state: 'ok', about, says });
export const missing = (about: string, says: string): Finding => ({ state: 'missing', about, says });
export const look = (about: string, says: string): Finding => ({ state: 'look', about, says });
export const unknown = (about: string, says: string): Finding => ({ state: 'unknown', about, says });

/** Returns null if no response arrives in time. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer | null> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch {
    return null;
  }
}
