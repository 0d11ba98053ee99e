import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** Attributes for the control; spread them on it. */
type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown to the right of the label, for example a counter or a link. */
  labelAside?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Connects label, hint and error to one control. */
export function Field({ label, hint, error, labelAside, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {labelAside && <div className="text-xs text-muted">{labelAside}</div>}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {/* Rendered before there is an error: screen readers announce only changes of an existing live region. */}
      <div aria-live="polite" className="empty:hidden">
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </div>
  );
}

/** The error message of a field; `Field` renders its own. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm text-error">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-[0.2em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Number of characters in a field, counted as in validation. A count over the limit is red; text is never cut. */
export function CharacterCount({ text, most }: { text: string; most: number }) {
  const count = [...text.trim()].length;
  return (
    <span className={count > most ? 'num font-semibold text-error' : 'num'}>
      {count}/{most}
    </span>
  );
}
