import type { LocalContext } from '../local/storage';

/** Where the Supabase project answers. The key is the public one: row-level security applies to it. */
export type SupabaseConfig = { url: string; anonKey: string };

/** What everything in this folder is made from; the address and the network come from outside for tests. */
export type ConnectedContext = LocalContext & {
  supabase: SupabaseConfig;
  fetch: typeof fetch;
};

/**
 * What the connected mode keeps on the device beside the keys of `data/local`: the tokens, under the name the
 * library is told to use, and per account what the server does not have yet.
 */
export const connectedKeys = {
  tokens: 'grifo:auth',
  pending: (owner: string) => `grifo:pending:${owner}`,
  pendingRatings: (owner: string) => `grifo:pending-ratings:${owner}`,
  pendingMessages: (owner: string) => `grifo:pending-messages:${owner}`,
  deletionAsked: (owner: string) => `grifo:deletion-asked:${owner}`,
  archiveMoved: (owner: string) => `grifo:archive-moved:${owner}`,
} as const;
