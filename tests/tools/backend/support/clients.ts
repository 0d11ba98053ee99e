import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';

export const PASSWORD = 'segredo-de-teste';

/** A supabase-js client as in a browser, but with no stored session. */
export function connect(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // No test uses realtime, but the library does not start without WebSocket, which Node 20 lacks.
    realtime: { transport: EventTarget as never },
  });
}

/** A visitor of the shared backend. */
export function visitor(): SupabaseClient {
  const { url, anonKey } = inject('backend');
  return connect(url, anonKey);
}

export type Member = { client: SupabaseClient; id: string; email: string };

/** Someone new, signed up and signed in. */
export async function newMember(data: Record<string, string> = {}, client = visitor()): Promise<Member> {
  const email = `${randomUUID()}@example.com`;
  const { data: given, error } = await client.auth.signUp({ email, password: PASSWORD, options: { data } });
  if (error || !given.user) throw new Error(`No sign-up: ${error?.message}`);
  return { client, id: given.user.id, email };
}

/** A row of `redacoes` as the app stores it. */
export function essayRow(tema: string) {
  return { tema, texto: `Texto sobre ${tema}.`, nota_total: 600 };
}
