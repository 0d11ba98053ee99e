import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Readable, Services } from './services';
import type { SessionUser } from '@/domain/session/session-user';

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The outside world, as picked by `app`. Throws outside a provider: a programming error, not a state. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** Subscribes a component to a store. */
export function useStore<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The signed-in user; only for screens behind a guard, which guarantees that there is one. */
export function useSessionUser(): SessionUser {
  const user = useStore(useServices().session.user);
  if (!user) throw new Error('useSessionUser needs a signed-in user');
  return user;
}
