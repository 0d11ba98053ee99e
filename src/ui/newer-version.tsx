import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusIfLost } from '@/lib/focus';

type NewerVersionProps = {
  /** Who changed what, and when. */
  title: ReactNode;
  /** What becomes of the own text. */
  note: ReactNode;
  /** What is stored now, to be read before the choice. */
  children?: ReactNode;
  /** Buttons: the other one, and the own one, which comes last. */
  actions: ReactNode;
};

/** In place of the save button, where what is being edited was saved elsewhere meanwhile: nothing is overwritten unread. */
export function NewerVersion({ title, note, children, actions }: NewerVersionProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // Replaces the pressed button. A focus in a field stays there.
  useEffect(() => {
    focusIfLost(box.current);
  }, []);

  return (
    <div
      ref={box}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="grid min-w-0 gap-4 rounded-lg border border-border-strong bg-paper p-5"
    >
      <div>
        <p id={titleId} className="font-bold wrap-anywhere">
          {title}
        </p>
        <p className="mt-0.5 text-sm text-ink-2">{note}</p>
      </div>
      {children}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
