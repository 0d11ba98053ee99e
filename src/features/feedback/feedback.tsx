import { useSessionUser } from '@/data/services-context';
import { FeedbackForm } from './feedback-form';
import { OwnMessages } from './own-messages';

/** A message to the team, and those already sent. */
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
        {/* What was begun belongs to one account. */}
        <FeedbackForm key={id} />
        <OwnMessages />
      </div>
    </>
  );
}
