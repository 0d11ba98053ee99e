import * as z from 'zod/mini';
import { StoredMessageSchema } from '@/contracts/stored-message';
import type { SentMessage } from '@/domain/messages/message';
import { areaKeys } from './area-keys';
import { createLocalStore, type LocalStore } from './create-local-store';
import { perOwner } from './per-owner';
import { readableItems } from './readable-items';
import type { KeyValueStorage } from './storage';

export type MessagesOf = (owner: string) => LocalStore<readonly SentMessage[]>;

const NONE: readonly SentMessage[] = [];

/** The messages each account has sent to the team, as kept on this device. */
export function createMessagesStore(storage: KeyValueStorage | null): MessagesOf {
  return perOwner((owner) =>
    createLocalStore({
      key: areaKeys.messages(owner),
      schema: z.readonly(z.array(StoredMessageSchema)),
      fallback: NONE,
      storage,
      salvage: (raw) => readableItems(StoredMessageSchema, raw),
    }),
  );
}
