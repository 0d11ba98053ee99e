import { useState } from 'react';
import { errorCode } from '@/contracts/app-error';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useLateServices } from '@/data/use-late-services';
import type { Message } from '@/domain/messages/message';
import { notify } from '@/ui/toast';

/** A message that waits goes by itself once the server can be reached. */
export type Outcome = 'sent' | 'waiting';

/** Sends a message and says how it went; after a failure everything stays as it was. */
export function useFeedbackSubmit(onSent: (outcome: Outcome) => void) {
  const { messages: repository, rewards } = useLateServices();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(message: Message) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    let outcome: Outcome;
    try {
      outcome = await repository.send(message);
    } catch (error) {
      setFailure(failureSentence(error));
      notify(messages.feedbackFailed);
      return;
    } finally {
      setIsBusy(false);
    }
    if (outcome === 'sent') notify(messages.feedbackSent);
    onSent(outcome);
    void rewards.settle();
  }

  return { isBusy, failure, submit };
}

/** The only limit there is on messages is the day's. */
function failureSentence(error: unknown): string {
  return errorCode(error) === 'too-many-attempts'
    ? 'Você já enviou 20 mensagens hoje, o limite do dia. Sua mensagem continua aqui: envie amanhã.'
    : formErrorSentence(error);
}
