import * as z from 'zod/mini';
import { MessageRowSchema } from '@/contracts/messages';
import type { SentMessage } from '@/domain/messages/message';
import { areaKeys } from './keys';
import { createLocalStore, type LocalStore, readableItems } from './create-local-store';
import { perOwner } from './owner';
import type { KeyValueStorage } from './storage';

export type MessagesOf = (owner: string) => LocalStore<readonly SentMessage[]>;

const NONE: readonly SentMessage[] = [];

/** The messages each account has sent to the team, as kept on this device. */
export function createMessagesStore(storage: KeyValueStorage | null): MessagesOf {
  return perOwner((owner) =>
    createLocalStore({
      key: areaKeys.messages(owner),
      schema: z.readonly(z.array(MessageRowSchema)),
      fallback: NONE,
      storage,
      migrate: toColumnNames,
      salvage: (raw) => readableItems(MessageRowSchema, toColumnNames(raw)),
    }),
  );
}

/** The first version of the list called `created_at` `sentAt`. */
function toColumnNames(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  return raw.map((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('sentAt' in one)) return one;
    const { sentAt: created_at, ...message } = one;
    return { ...message, created_at };
  });
}
