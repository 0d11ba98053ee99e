import { latestFirst } from '@/domain/time/latest-first';
import type { MessageBackend } from '../ports/messages';
import { MESSAGE_DELAY_MS, simulatedDelay } from '../local/simulated-delay';
import { updateOrFail } from '../local/create-local-store';
import { messageKey } from '../local/messages-store';
import { userOf, type DemoPorts } from './ports';

/** Messages that are stored on this device only. */
export default function createMessages(ports: DemoPorts): MessageBackend {
  const { context, messagesOf, messageStatuses } = ports;
  return {
    async list() {
      const { id: userId } = userOf(ports);
      return messagesOf(userId)
        .get()
        .map((message) => ({ ...message, status: messageStatuses.of(messageKey(userId, message.id)) }))
        .toSorted(latestFirst('created_at'));
    },
    async send({ id, userId, tipo_problema, mensagem, created_at }) {
      await simulatedDelay(context.config, MESSAGE_DELAY_MS);
      updateOrFail(messagesOf(userId), (sent) =>
        sent.some((one) => one.id === id) ? sent : [{ id, tipo_problema, mensagem, created_at }, ...sent],
      );
    },
  };
}
