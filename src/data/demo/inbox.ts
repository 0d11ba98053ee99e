import { latestFirst } from '@/domain/time/latest-first';
import type { InboxMessage } from '@/domain/messages/inbox';
import { sampleInbox } from '@/domain/messages/sample-inbox';
import type { InboxBackend } from '../supabase/inbox';
import { messageKey } from '../local/messages-store';
import { developerOf, type DemoPorts } from './ports';

/** The messages of all accounts of this device; made-up ones while there are none. */
export default function createInbox(ports: DemoPorts): InboxBackend {
  const { context, session, messagesOf, messageStatuses } = ports;

  function received(): InboxMessage[] {
    return session.accounts().flatMap(({ id: userId, name, email, telefone, userType }) =>
      messagesOf(userId)
        .get()
        .map((message) => ({
          ...message,
          id: messageKey(userId, message.id),
          nome: name,
          email,
          telefone,
          papel_usuario: userType,
          status: 'nova',
          conta_email: email,
        })),
    );
  }

  return {
    async list() {
      developerOf(ports);
      const messages = received();
      return (messages.length > 0 ? messages : sampleInbox(context.now()))
        .map((message) => ({ ...message, status: messageStatuses.of(message.id, message.status) }))
        .toSorted(latestFirst('created_at'));
    },
    async setStatus(id, status) {
      developerOf(ports);
      messageStatuses.set(id, status);
    },
  };
}
