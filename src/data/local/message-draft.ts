import * as z from 'zod/mini';
import { MessageDraftSchema } from '@/contracts/message-draft';
import type { MessageDraft } from '@/domain/messages/message';
import type { Store } from '../services';
import { areaKeys } from './area-keys';
import { createLocalStore } from './create-local-store';
import { createOwnedStore } from './owned-store';
import type { Owner } from './owner';
import type { KeyValueStorage } from './storage';

/** The message each account has begun, in either mode on the device. */
export function createMessageDraft(
  storage: KeyValueStorage | null,
  owner: Owner,
): Store<MessageDraft | null> {
  return createOwnedStore(owner, (name) =>
    createLocalStore({
      key: areaKeys.messageDraft(name),
      schema: z.nullable(MessageDraftSchema),
      fallback: null,
      storage,
    }),
  );
}
