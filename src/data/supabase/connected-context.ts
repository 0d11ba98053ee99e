import type { LocalContext } from '../local/storage';
import type { Store } from '../services';

/** Address and public key of the Supabase project; row-level security applies to the key. */
export type SupabaseConfig = { url: string; anonKey: string };

/** The dependencies of this folder; address and `fetch` are injected for tests. */
export type ConnectedContext = LocalContext & {
  supabase: SupabaseConfig;
  fetch: typeof fetch;
  /** Whether the server has a language model, as it said last. */
  hasModel: Store<boolean | null>;
};

/**
 * Keys of the connected mode on the device, beside those of `data/local`: the tokens, under the name that
 * the library is configured with, and per account the data that the server does not have yet.
 */
export const connectedKeys = {
  tokens: 'grifo:auth',
  pending: (owner: string) => `grifo:pending:${owner}`,
  pendingRatings: (owner: string) => `grifo:pending-ratings:${owner}`,
  pendingMessages: (owner: string) => `grifo:pending-messages:${owner}`,
  deletionAsked: (owner: string) => `grifo:deletion-asked:${owner}`,
  archiveMoved: (owner: string) => `grifo:archive-moved:${owner}`,
} as const;
