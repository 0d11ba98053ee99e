import type { SessionUser } from '@/domain/session/session-user';
import type { Readable, Store } from '../services';
import type { LocalStore } from './create-local-store';
import { DEMO_OWNER } from './keys';
import { createListeners } from './listeners';

/** The account whose data is read and written. */
export type Owner = {
  /** The account that is signed in. */
  current(): string;
  /**
   * The current account, or after a sign-out the last account of this tab, to which unsaved writing still belongs.
   */
  last(): string;
  /** Called when another account (or none) is signed in. */
  subscribe(listener: () => void): () => void;
};

export function createOwner(user: Readable<SessionUser | null>): Owner {
  const listeners = createListeners();
  const current = () => user.get()?.id ?? DEMO_OWNER;
  let known = current();
  let last = known;
  user.subscribe(() => {
    if (current() === known) return;
    known = current();
    if (user.get()) last = known;
    listeners.notify();
  });
  return {
    current,
    last: () => user.get()?.id ?? last,
    subscribe: listeners.subscribe,
  };
}

/** One store per account, made on first use. */
export function perOwner<T>(create: (owner: string) => T): (owner: string) => T {
  const made = new Map<string, T>();
  return (owner) => {
    let store = made.get(owner);
    if (store === undefined) {
      store = create(owner);
      made.set(owner, store);
    }
    return store;
  };
}

export type OwnedStore<T> = Store<T> & Pick<LocalStore<T>, 'update'>;

/** The store of the signed-in account: reads use the current owner, writes use the last owner of this tab. */
export function createOwnedStore<T>(owner: Owner, create: (name: string) => LocalStore<T>): OwnedStore<T> {
  const storeOf = perOwner(create);
  return {
    get: () => storeOf(owner.current()).get(),
    set: (value) => storeOf(owner.last()).set(value),
    update: (change) => storeOf(owner.last()).update(change),
    subscribe: (listener) => storeOf(owner.current()).subscribe(listener),
  };
}
