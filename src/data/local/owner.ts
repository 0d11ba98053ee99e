import type { SessionUser } from '@/domain/session/session-user';
import type { Readable } from '../services';
import { DEMO_OWNER } from './keys';
import { createListeners } from './listeners';

/**
 * Whose things are read and written now. After a sign-out elsewhere (another tab) while an essay was being
 * corrected, the result still belongs to who sent it: `writer` remembers the last user of this tab.
 */
export type Owner = {
  reader(): string;
  writer(): string;
  /** Fires when another account (or none) becomes the reader. */
  subscribe(listener: () => void): () => void;
};

export function createOwner(user: Readable<SessionUser | null>): Owner {
  const listeners = createListeners();
  const current = () => user.get()?.id ?? DEMO_OWNER;
  let reader = current();
  let writer = reader;
  user.subscribe(() => {
    if (current() === reader) return;
    reader = current();
    if (user.get()) writer = reader;
    listeners.notify();
  });
  return {
    reader: current,
    writer: () => user.get()?.id ?? writer,
    subscribe: listeners.subscribe,
  };
}
