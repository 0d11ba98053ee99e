import type { Environment } from './environment.ts';
import { Problem } from './problem.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const PREFLIGHT_SECONDS = '86400';

/**
 * The CORS headers for a request from an allowed page; none for a request without an origin. A request from any
 * other page is refused before anything is done for it.
 */
export function corsHeaders(request: Request, environment: Environment): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return {};
  if (!isAllowed(origin, environment)) {
    throw new Problem(403, 'origin_not_allowed', 'Esta página não pode chamar este serviço.');
  }
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers':
      'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
    'access-control-expose-headers': 'retry-after, x-request-id',
    'access-control-max-age': PREFLIGHT_SECONDS,
    vary: 'origin',
  };
}

function isAllowed(origin: string, { allowedOrigins, supabaseUrl }: Environment): boolean {
  return allowedOrigins ? allowedOrigins.includes(origin) : isLoopback(supabaseUrl) && isLoopback(origin);
}

function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.has(new URL(address).hostname);
}
