import type { SentMessage } from '@/domain/messages/message';
import type { MessageRepository } from '../late-services';
import { createCounter } from './counter';
import type { LocalLatePorts } from './create-late-services';
import { createMessageDraft } from './message-draft';
import type { MessagesOf } from './messages-store';
import { perOwner } from './per-owner';
import { MESSAGE_DELAY_MS, simulatedDelay } from './simulated-delay';
import { updateOrFail } from './update-or-fail';

const NONE: readonly SentMessage[] = [];

/** Messages that go nowhere but to this device (spec §7 "Not sent anywhere"). */
export function createMessageRepository(
  { context, owner }: LocalLatePorts,
  messagesOf: MessagesOf,
): MessageRepository {
  const version = createCounter();
  const storeOf = perOwner((name) => {
    const store = messagesOf(name);
    store.subscribe(version.bump);
    return store;
  });
  owner.subscribe(version.bump);

  return {
    version,
    draft: createMessageDraft(context.storage, owner),
    async send({ tipo_problema, mensagem }) {
      const store = storeOf(owner.writer());
      await simulatedDelay(context.config, MESSAGE_DELAY_MS);
      const sentAt = context.now().toISOString();
      updateOrFail(store, (current) => [
        { id: `${sentAt} ${current.length}`, tipo_problema, mensagem, sentAt },
        ...current,
      ]);
      return 'sent';
    },
    pending: { get: () => NONE, subscribe: () => () => {} },
    list: async () => storeOf(owner.reader()).get().toSorted(newestFirst),
  };
}

function newestFirst(one: SentMessage, other: SentMessage): number {
  return Date.parse(other.sentAt) - Date.parse(one.sentAt);
}
