import { AppError } from '@/contracts/app-error';
import { latestFirst } from '@/domain/time/latest-first';
import type { InboxMessage } from '@/domain/messages/inbox';
import { sampleInbox } from '@/domain/messages/sample-inbox';
import type { InboxBackend } from '../ports/inbox';
import { messageKey } from '../local/messages-store';
import { type DemoPorts, userOf } from './ports';

/** The messages of all accounts of this device, or samples if there are none; empty for anybody but developers. */
export default function createInbox(ports: DemoPorts): InboxBackend {
  const { context, session, messagesOf, messageStatuses } = ports;

  function sent(): InboxMessage[] {
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

  function received(): InboxMessage[] {
    if (userOf(ports).userType !== 'dev') return [];
    const messages = sent();
    return messages.length > 0 ? messages : sampleInbox(context.now());
  }

  return {
    async list() {
      return received()
        .map((message) => ({ ...message, status: messageStatuses.of(message.id, message.status) }))
        .toSorted(latestFirst('created_at'));
    },
    async setStatus(id, status) {
      if (!received().some((message) => message.id === id)) throw new AppError('not-found');
      messageStatuses.set(id, status);
    },
  };
}
