import { CircleAlert } from 'lucide-react';

/** The error of a form, beside its submit button. The live region exists before the sentence, so that it is announced. */
export function FormFailure({ sentence }: { sentence: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {sentence && (
        <p className="flex gap-2 rounded-md bg-error-bg px-3.5 py-2.5 text-sm text-error">
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-[0.1em] shrink-0" />
          <span>{sentence}</span>
        </p>
      )}
    </div>
  );
}
