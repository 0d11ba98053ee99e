import * as z from 'zod/mini';
import { StoredMessageSchema } from '@/contracts/messages';
import { MESSAGE_STATUSES, type MessageStatus, type StoredMessage } from '@/domain/messages/message';
import { areaKeys } from './keys';
import { createLocalStore, type LocalStore, readableItems, updateOrFail } from './create-local-store';
import { perOwner } from './owner';
import type { KeyValueStorage } from './storage';

export type MessagesOf = (owner: string) => LocalStore<readonly StoredMessage[]>;

const NONE: readonly StoredMessage[] = [];

/** The messages that each account has sent to the team, as stored on this device. */
export function createMessagesStore(storage: KeyValueStorage | null): MessagesOf {
  return perOwner((owner) =>
    createLocalStore({
      key: areaKeys.messages(owner),
      schema: z.readonly(z.array(StoredMessageSchema)),
      fallback: NONE,
      storage,
      migrate: toColumnNames,
      salvage: (raw) => readableItems(StoredMessageSchema, toColumnNames(raw)),
    }),
  );
}

/** Statuses of messages, keyed by author and id; messages whose status nobody changed are missing. */
export type MessageStatuses = ReturnType<typeof createMessageStatuses>;

/** The statuses that developers of this device gave to its messages. */
export function createMessageStatuses(storage: KeyValueStorage | null) {
  const store = createLocalStore<Record<string, MessageStatus>>({
    key: areaKeys.messageStatuses,
    schema: z.catchall(z.object({}), z.enum(MESSAGE_STATUSES)),
    fallback: NO_STATUSES,
    storage,
  });
  return {
    /** `known` is the default status. */
    of(id: string, known: MessageStatus = 'nova'): MessageStatus {
      const statuses = store.get();
      return Object.hasOwn(statuses, id) ? (statuses[id] ?? known) : known;
    },
    set(id: string, status: MessageStatus): void {
      updateOrFail(store, (statuses) => ({ ...statuses, [id]: status }));
    },
  };
}

/** An id is unique within its account only. */
export const messageKey = (owner: string, id: string) => `${owner} ${id}`;

const NO_STATUSES: Record<string, MessageStatus> = {};

/** In the first version of the list, `created_at` was named `sentAt`. */
function toColumnNames(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  return raw.map((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('sentAt' in one)) return one;
    const { sentAt: created_at, ...message } = one;
    return { ...message, created_at };
  });
}
