import { createContext, useContext } from 'react';
import type { LocalEntry } from '@/data/local/create-local-entry';
import type { ConnectedEntry } from '@/data/supabase/create-connected-entry';

/** The services that `/` needs, in local or connected mode. */
export type Entry = LocalEntry | ConnectedEntry;

const EntryContext = createContext<Entry | null>(null);

export const EntryProvider = EntryContext.Provider;

/** The services of `/`, which the dashboards extend to the full services; null outside a provider. */
export function useEntry(): Entry | null {
  return useContext(EntryContext);
}
