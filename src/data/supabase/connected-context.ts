import type { LocalContext } from '../local/local-context';

/** Where the Supabase project answers. The key is the public one: row-level security applies to it. */
export type SupabaseConfig = { url: string; anonKey: string };

/** What everything in this folder is made from; the address and the network come from outside for tests. */
export type ConnectedContext = LocalContext & {
  supabase: SupabaseConfig;
  fetch: typeof fetch;
};
