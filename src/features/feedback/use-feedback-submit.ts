import { useEffect, useEffectEvent } from 'react';
import { v4 as newId } from 'uuid';
import { errorCode } from '@/contracts/app-error';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useServices, useSessionUser } from '@/data/services-context';
import type { Message, MessageDraft } from '@/domain/messages/message';
import { useSendMessage } from '@/queries/message-queries';
import { useClaimRewards } from '@/queries/reward-queries';
import { notify } from '@/ui/toast';

/** `waiting`: the message is queued and will be sent once the server can be reached. */
export type Outcome = 'sent' | 'waiting';

/** Sends a message and reports the outcome; on failure, the form keeps its values. */
export function useFeedbackSubmit(onSent: (outcome: Outcome) => void) {
  const { now, outbox, messageDraft } = useServices();
  const { id: userId } = useSessionUser();
  const { mutate, reset, isPending, isPaused, isSuccess, failureCount, error, variables } = useSendMessage({
    async onMutate(message) {
      const queued = await outbox.of(userId);
      // The message is queued, so the form must not offer it again after a reload.
      if (queued.some(({ id }) => id === message.id)) dropDraft(message);
    },
    onSuccess: (_data, message) => dropDraft(message),
  });
  const { mutate: claimRewards } = useClaimRewards();
  const isWaiting = isPending && (isPaused || failureCount > 0);
  const outcome: Outcome | null = isSuccess ? 'sent' : isWaiting ? 'waiting' : null;

  /** Removes the stored draft of this message, but keeps a different draft begun meanwhile here or in another tab. */
  function dropDraft({ mensagem }: Message) {
    if (messageDraft.get()?.mensagem.trim() === mensagem) messageDraft.set(null);
  }

  const finish = useEffectEvent((how: Outcome) => {
    // Detaches from the mutation; a queued mutation continues.
    reset();
    if (how === 'sent') notify(messages.feedbackSent);
    onSent(how);
    claimRewards();
  });
  useEffect(() => {
    if (outcome) finish(outcome);
  }, [outcome]);

  const fail = useEffectEvent(() => {
    // The user retries from the form, so the message is removed from the queue, which would otherwise retry too.
    if (variables) {
      void outbox.remove(variables.id);
      if (messageDraft.get() === null) messageDraft.set(draftOf(variables));
    }
    notify(messages.feedbackFailed);
  });
  useEffect(() => {
    if (error) fail();
  }, [error]);

  return {
    isBusy: isPending && !isWaiting,
    failure: error && failureSentence(error),
    submit(message: Message) {
      if (isPending) return;
      // A retry uses the same id, so that it is idempotent if only the response was lost.
      const id = error && variables && isSame(variables, message) ? variables.id : newId();
      mutate({ ...message, id, userId, created_at: now().toISOString() });
    },
  };
}

function draftOf({ nome, email, telefone, tipo_problema, mensagem }: Message): MessageDraft {
  return { nome, email, telefone, tipo_problema, mensagem };
}

function isSame(sent: Message, message: Message): boolean {
  return Object.entries(message).every(([name, value]) => sent[name as keyof Message] === value);
}

/** Names the daily limit, because it is the only rate limit on messages. */
function failureSentence(error: unknown): string {
  return errorCode(error) === 'too-many-attempts'
    ? 'Você já enviou 20 mensagens hoje, o limite do dia. Sua mensagem continua aqui: envie amanhã.'
    : formErrorSentence(error);
}
