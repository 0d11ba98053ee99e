import { createContext, useContext } from 'react';
import type { LocalEntry } from '@/data/local/create-local-entry';

const LocalEntryContext = createContext<LocalEntry | null>(null);

export const LocalEntryProvider = LocalEntryContext.Provider;

/** What the dashboards complete to the whole of the services. */
export function useLocalEntry(): LocalEntry | null {
  return useContext(LocalEntryContext);
}
