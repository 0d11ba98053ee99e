import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** What a control receives from its field; spread it on the control. */
export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Sits at the right of the label: a counter, a link. */
  labelAside?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Wires label, hint and error to one control, once. */
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
      {/* The live region is there before the error is, so that the error is announced when it appears. */}
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p id={errorId} className="flex gap-1.5 text-sm text-error">
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-[0.2em] shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
