import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';

type GrowingFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'rows'> & {
  value: string;
  onWrite(words: string): void;
};

/** A field of one line that grows with its words. Enter leads to the next one; a new line in it is a space. */
export function GrowingField({ value, onWrite, className, ...rest }: GrowingFieldProps) {
  return (
    <div className={clsx('grid min-w-0 font-serif', className)}>
      {/* An invisible copy of the words in the same cell sets the height. */}
      <div aria-hidden="true" className={`invisible ${SAME_TEXT}`}>
        {value || rest.placeholder}{' '}
      </div>
      <textarea
        rows={1}
        data-grows
        value={value}
        onKeyDown={goOn}
        onChange={(event) => onWrite(event.target.value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
        className={`resize-none overflow-hidden border-border-strong bg-transparent text-ink placeholder:text-muted placeholder:italic placeholder:opacity-100 focus-visible:border-ink focus-visible:shadow-[0_2px_0_var(--hl)] focus-visible:outline-hidden ${SAME_TEXT}`}
        {...rest}
      />
    </div>
  );
}

function goOn(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLTextAreaElement>('textarea[data-grows]')];
  all[all.indexOf(event.currentTarget) + 1]?.focus();
}

const SAME_TEXT =
  'col-start-1 row-start-1 min-w-0 w-full border-b-[1.5px] pt-0.5 pb-1 wrap-break-word whitespace-pre-wrap [text-wrap:wrap]';
