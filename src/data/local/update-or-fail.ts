import { AppError } from '@/contracts/app-error';
import type { LocalStore } from './create-local-store';

/**
 * Changes what a store holds, or nothing: what the disk does not take is told as not done (`storage-unavailable`), so it
 * must not look as if it were.
 */
export function updateOrFail<T>(store: LocalStore<T>, change: (current: T) => T): void {
  let before = store.get();
  const isKept = store.update((current) => {
    before = current;
    return change(current);
  });
  if (isKept) return;
  store.set(before);
  throw new AppError('storage-unavailable');
}
