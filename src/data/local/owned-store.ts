import type { Store } from '../services';
import type { LocalStore } from './create-local-store';
import type { Owner } from './owner';
import { perOwner } from './per-owner';

export type OwnedStore<T> = Store<T> & Pick<LocalStore<T>, 'update'>;

/** The store of whoever is signed in: one per account, read as the current one, written as the last of this tab. */
export function createOwnedStore<T>(owner: Owner, create: (name: string) => LocalStore<T>): OwnedStore<T> {
  const storeOf = perOwner(create);
  return {
    get: () => storeOf(owner.reader()).get(),
    set: (value) => storeOf(owner.writer()).set(value),
    update: (change) => storeOf(owner.writer()).update(change),
    subscribe: (listener) => storeOf(owner.reader()).subscribe(listener),
  };
}
