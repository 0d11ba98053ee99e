import { useState } from 'react';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { FeedbackFields } from './feedback-fields';
import { SentBanner } from './sent-banner';
import { useFeedbackForm } from './use-feedback-form';
import { useFeedbackSubmit, type Outcome } from './use-feedback-submit';

/** A message to the team (spec §5 "Feedback form"). */
export function FeedbackForm() {
  const { form, isDraftRefused, clearSent } = useFeedbackForm();
  const [sent, setSent] = useState<{ count: number; outcome: Outcome }>({ count: 0, outcome: 'sent' });
  const { isBusy, failure, submit } = useFeedbackSubmit((outcome) => {
    clearSent();
    setSent(({ count }) => ({ count: count + 1, outcome }));
  });

  return (
    <form
      noValidate
      aria-labelledby="feedback-title"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="grid content-start gap-4 rounded-lg border bg-paper p-5 shadow-sheet sm:p-6"
    >
      <FeedbackFields form={form} isBusy={isBusy} />
      <FormFailure sentence={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isBusy} busyLabel="Enviando..." className="max-sm:w-full">
          Enviar Feedback
        </Button>
        <output className="text-sm text-warn empty:hidden">
          {isDraftRefused && 'Rascunho só nesta aba: o aparelho não deixou guardar.'}
        </output>
      </div>
      <SentBanner sentCount={sent.count} isWaiting={sent.outcome === 'waiting'} />
    </form>
  );
}
