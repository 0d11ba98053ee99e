import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Backend } from './backend';
import type { EntryServices, Readable, Services } from './services';
import type { SessionUser } from '@/domain/session/session-user';

const ServicesContext = createContext<Services | null>(null);

const EntryServicesContext = createContext<EntryServices | null>(null);

/** Above the whole app: what is known before anyone has signed in. */
export const EntryServicesProvider = EntryServicesContext.Provider;

/** Above the dashboards: everything, the entry part included. */
export function ServicesProvider({ value, children }: { value: Services; children: ReactNode }) {
  return (
    <EntryServicesContext value={value}>
      <ServicesContext value={value}>{children}</ServicesContext>
    </EntryServicesContext>
  );
}

/** For screens that are shown without a user, too. */
export function useEntryServices(): EntryServices {
  const services = useContext(EntryServicesContext);
  if (!services) throw new Error('useEntryServices needs a provider above it');
  return services;
}

/** null above the dashboards. */
export function useOptionalServices(): Services | null {
  return useContext(ServicesContext);
}

/** The outside world, as picked by `app`. Throws outside a provider: a programming error, not a state. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** The data of the account of the current user. */
export function useBackend(): Backend {
  return useServices().backend;
}

/** Subscribes a component to a store, or to a part of what it holds: drawn anew only when that part is another. */
export function useStore<T>(store: Readable<T>): T;
export function useStore<T, Part>(store: Readable<T>, pick: (value: T) => Part): Part;
export function useStore<T>(store: Readable<T>, pick: (value: T) => unknown = (value) => value): unknown {
  const get = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}

/** The signed-in user; only for screens behind a guard, which guarantees that there is one. */
export function useSessionUser(): SessionUser {
  const user = useStore(useEntryServices().session.user);
  if (!user) throw new Error('useSessionUser needs a signed-in user');
  return user;
}
