import { latestFirst } from '@/domain/time/latest-first';
import * as z from 'zod/mini';
import { MESSAGE_STATUSES, type InboxMessage, type MessageStatus } from '@/domain/messages/inbox';
import { sampleInbox } from '@/domain/messages/sample-inbox';
import type { InboxBackend } from '../supabase/inbox';
import { areaKeys } from '../local/keys';
import { createLocalStore, updateOrFail } from '../local/create-local-store';
import { developerOf, type DemoPorts } from './ports';

type Statuses = Record<string, MessageStatus>;

const NO_STATUSES: Statuses = {};

/** The messages of all accounts of this device; made-up ones while there are none. */
export default function createInbox(ports: DemoPorts): InboxBackend {
  const { context, session, messagesOf } = ports;
  const statuses = createLocalStore<Statuses>({
    key: areaKeys.messageStatuses,
    schema: z.catchall(z.object({}), z.enum(MESSAGE_STATUSES)),
    fallback: NO_STATUSES,
    storage: context.storage,
  });

  function received(): InboxMessage[] {
    return session.accounts().flatMap(({ id: userId, name, email, telefone, userType }) =>
      messagesOf(userId)
        .get()
        .map((message) => ({
          ...message,
          // An id is unique within its account only.
          id: `${userId} ${message.id}`,
          nome: name,
          email,
          telefone,
          papel_usuario: userType,
          status: 'nova',
        })),
    );
  }

  return {
    async list() {
      developerOf(ports);
      const messages = received();
      return (messages.length > 0 ? messages : sampleInbox(context.now()))
        .map((message) => ({ ...message, status: statusOf(statuses.get(), message) }))
        .toSorted(latestFirst('created_at'));
    },
    async setStatus(id, status) {
      developerOf(ports);
      updateOrFail(statuses, (known) => ({ ...known, [id]: status }));
    },
  };
}

function statusOf(statuses: Statuses, { id, status }: InboxMessage): MessageStatus {
  return Object.hasOwn(statuses, id) ? (statuses[id] ?? status) : status;
}
