import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Backend } from './ports/backend';
import type { EntryServices, Readable, Services } from './services';
import type { SessionUser } from '@/domain/session/session-user';

const ServicesContext = createContext<Services | null>(null);

const EntryServicesContext = createContext<EntryServices | null>(null);

/** Provider of the services that work before anyone signs in, around the whole app. */
export const EntryServicesProvider = EntryServicesContext.Provider;

/** Provider of all services, around the dashboards. */
export function ServicesProvider({ value, children }: { value: Services; children: ReactNode }) {
  return (
    <EntryServicesContext value={value}>
      <ServicesContext value={value}>{children}</ServicesContext>
    </EntryServicesContext>
  );
}

/** The entry services, also for screens without a user. */
export function useEntryServices(): EntryServices {
  const services = useContext(EntryServicesContext);
  if (!services) throw new Error('useEntryServices needs a provider above it');
  return services;
}

/** null outside the dashboards. */
export function useOptionalServices(): Services | null {
  return useContext(ServicesContext);
}

/** All services. Throws outside a provider, which is a programming error. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** The backend of the current user's account. */
export function useBackend(): Backend {
  return useServices().backend;
}

/** Subscribes a component to a store or to a part of its value; it renders again only when that part changes. */
export function useStore<T>(store: Readable<T>): T;
export function useStore<T, Part>(store: Readable<T>, pick: (value: T) => Part): Part;
export function useStore<T>(store: Readable<T>, pick: (value: T) => unknown = (value) => value): unknown {
  const get = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}

/** The signed-in user; only for screens behind a guard, which ensures that there is one. */
export function useSessionUser(): SessionUser {
  const user = useStore(useEntryServices().session.user);
  if (!user) throw new Error('useSessionUser needs a signed-in user');
  return user;
}
