import { Check } from 'lucide-react';
import { useState } from 'react';
import { useSessionUser } from '@/data/services-context';
import { useIsVisible } from '@/lib/use-is-visible';
import { usePausableTimeout } from '@/lib/use-pausable-timeout';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { FeedbackFields, useFeedbackForm } from './feedback-fields';
import { OwnMessages } from './own-messages';
import { type Outcome, useFeedbackSubmit } from './use-feedback-submit';

/** A message to the team, and the messages already sent. */
export function Feedback() {
  const { id } = useSessionUser();
  return (
    <>
      <header className="mb-6">
        <h2 id="feedback-title" className="text-xl lg:text-2xl">
          Feedback
        </h2>
        <p className="mt-1 max-w-[60ch] text-ink-2">
          Achou um problema, teve uma ideia ou ficou em dúvida? Conte para a equipe.
        </p>
      </header>
      <div className="grid gap-9 lg:grid-cols-[1.5fr_1fr] lg:gap-10">
        {/* Keyed: a draft belongs to one account. */}
        <FeedbackForm key={id} />
        <OwnMessages />
      </div>
    </>
  );
}

/** A message to the team (R-MESSAGE-2). */
function FeedbackForm() {
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

/** R-MESSAGE-4. */
const SHOWN_MS = 5000;

type SentBannerProps = {
  /** Number of messages sent since the form was opened. */
  sentCount: number;
  /** Whether the last message is queued until the server can be reached. */
  isWaiting: boolean;
};

/**
 * Confirms that a message was sent. Hides after a time, which pauses under the pointer and in a hidden tab. The live
 * region is always rendered, so that screen readers announce its content.
 */
function SentBanner({ sentCount, isWaiting }: SentBannerProps) {
  return (
    <output className="empty:hidden">
      {sentCount > 0 && <Banner key={sentCount} isWaiting={isWaiting} />}
    </output>
  );
}

function Banner({ isWaiting }: { isWaiting: boolean }) {
  const [isShown, setIsShown] = useState(true);
  const [isHeld, setIsHeld] = useState(false);
  const isVisible = useIsVisible();
  usePausableTimeout(() => setIsShown(false), SHOWN_MS, isHeld || !isVisible);
  if (!isShown) return null;
  return (
    <p
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      className="flex gap-2 rounded-md bg-success-bg px-3.5 py-2.5 text-sm text-success"
    >
      <Check size={18} strokeWidth={2} aria-hidden="true" className="mt-[0.1em] shrink-0" />
      <span>
        {isWaiting
          ? 'Mensagem guardada neste aparelho. Ela vai sozinha quando o servidor puder recebê-la.'
          : 'Mensagem enviada. Ela fica guardada em “Suas mensagens”.'}
      </span>
    </p>
  );
}
