import { createContext, useContext } from 'react';
import type { LocalEntry } from '@/data/local/create-local-entry';
import type { ConnectedEntry } from '@/data/supabase/create-connected-entry';

/** Either outside world, as far as `/` needs it. */
export type Entry = LocalEntry | ConnectedEntry;

const EntryContext = createContext<Entry | null>(null);

export const EntryProvider = EntryContext.Provider;

/** What the dashboards complete to the whole of the services. */
export function useEntry(): Entry | null {
  return useContext(EntryContext);
}
