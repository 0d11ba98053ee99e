import { clsx } from 'clsx';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '@/ui/button';

/** What every task gets. */
export type TaskProps = {
  /** The id of the heading that says what to do. */
  labelledBy: string;
  isBusy: boolean;
  onAnswer(text: string): void;
};

/** Words on ruled paper, as wide as the card. */
export const RULED = 'ruled min-h-[calc(var(--ruled-line)*2)] px-4 pb-3.5 wrap-anywhere sm:px-5';

type RuledFieldProps = {
  label: string;
  /** What stands in the field at first. */
  start: string;
  isBusy: boolean;
  onAnswer(text: string): void;
};

/** A sentence to be written on ruled paper; Enter checks it. */
export function RuledField({ label, start, isBusy, onAnswer }: RuledFieldProps) {
  const [text, setText] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);

  // A touch screen would cover half the page with its keyboard before the exercise is read.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') onAnswer(text);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBusy && text.trim() !== '') onAnswer(text);
  }

  return (
    <form onSubmit={handleSubmit}>
      {/* The copy behind the field gives it the height of its text. */}
      <div className={clsx(RULED, 'grid *:col-start-1 *:row-start-1')}>
        <p aria-hidden="true" className="invisible wrap-anywhere whitespace-pre-wrap [text-wrap:wrap]">
          {text}​
        </p>
        <textarea
          ref={field}
          aria-label={label}
          value={text}
          rows={1}
          enterKeyHint="done"
          autoCapitalize="sentences"
          spellCheck={false}
          onChange={(event) => setText(event.target.value.replace(/\n/g, ' '))}
          onKeyDown={handleKeyDown}
          className="block h-full w-full resize-none overflow-hidden bg-transparent p-0 wrap-anywhere outline-none"
        />
      </div>
      <Footer isBusy={isBusy} isEmpty={text.trim() === ''} />
    </form>
  );
}

type FooterProps = { isBusy: boolean; isEmpty: boolean };

/** The button under a task that is not answered by one press. */
export function Footer({ isBusy, isEmpty }: FooterProps) {
  return (
    <div className="flex justify-end border-t px-4 py-3 sm:px-5">
      <Button
        type="submit"
        busy={isBusy}
        busyLabel="Conferindo..."
        disabled={isEmpty}
        className="max-sm:flex-1"
      >
        Conferir
      </Button>
    </div>
  );
}
