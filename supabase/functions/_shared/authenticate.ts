import * as z from 'zod/mini';
import type { Environment } from './environment.ts';
import { Problem } from './problem.ts';

const BEARER = /^Bearer (\S+)$/i;
const TIMEOUT_MS = 5000;

const UserSchema = z.object({ id: z.uuid(), role: z.optional(z.string()) });

/**
 * Returns the id of the user whose token came with the request. Auth checks that this project signed the token,
 * that the token has not expired, and that its account still exists. Throws 401 in all other cases, including
 * project keys; 503 if Auth cannot be reached.
 */
export async function authenticate(request: Request, environment: Environment): Promise<string> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token || [environment.anonKey, environment.serviceRoleKey].includes(token)) throw unauthorized();
  const response = await askAuth(token, environment);
  if (response.status >= 500) throw unavailable();
  const user = z.safeParse(UserSchema, response.ok ? await response.json().catch(() => null) : null);
  if (!user.success) throw unauthorized();
  return user.data.id;
}

async function askAuth(token: string, { supabaseUrl, anonKey }: Environment): Promise<Response> {
  try {
    return await fetch(`${supabaseUrl}/auth/v1/user`, {
      headers: { apikey: anonKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw unavailable();
  }
}

function unauthorized(): Problem {
  return new Problem(401, 'unauthorized', 'Entre na sua conta para usar este serviço.', {
    headers: { 'www-authenticate': 'Bearer' },
  });
}

function unavailable(): Problem {
  return new Problem(503, 'auth_unavailable', 'Não foi possível conferir a sua sessão. Tente novamente.');
}
