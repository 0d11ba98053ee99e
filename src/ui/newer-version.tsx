import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusIfLost } from '@/lib/focus';

type NewerVersionProps = {
  /** Who changed which data, and when. */
  title: ReactNode;
  /** Says what happens to the user's own text. */
  note: ReactNode;
  /** The stored version, to be read before choosing. */
  children?: ReactNode;
  /** Buttons: the stored version first, the user's own last. */
  actions: ReactNode;
};

/** Replaces the save button if the edited data was saved elsewhere meanwhile, so that nothing is overwritten unread. */
export function NewerVersion({ title, note, children, actions }: NewerVersionProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // Moves the focus to this box if the pressed button had it, because the box replaces the button. A focus in a
  // field stays there.
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
