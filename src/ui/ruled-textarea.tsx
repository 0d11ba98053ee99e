import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { lineNumbers } from './line-numbers';

type RuledTextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'rows'> & {
  value: string;
  /** Ruled lines shown while the text is short. */
  minLines?: number;
};

/**
 * A ruled sheet to write on, as tall as its text. An invisible twin of the text behind the textarea gives the
 * height and the paragraph numbers, so nothing is measured by script while someone types.
 */
export function RuledTextarea({ value, minLines = 12, className, ...rest }: RuledTextareaProps) {
  return (
    <div
      className={clsx(
        'ruled gutter grid pr-4 has-focus-visible:before:border-l-[2.5px] has-focus-visible:before:border-ink lg:pr-8',
        className,
      )}
      style={{ minHeight: `calc(${minLines} * var(--ruled-line))` }}
    >
      <div aria-hidden="true" data-numbers={lineNumbers()} className="line-numbers max-md:hidden" />
      <div aria-hidden="true" className={clsx('paragraph-numbers pointer-events-none invisible', SAME_TEXT)}>
        {value.split('\n').map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no identity but its place
          <p key={index} data-empty={paragraph.trim() === '' ? '' : undefined}>
            {paragraph || '\u200b'}
          </p>
        ))}
      </div>
      <textarea
        value={value}
        className={clsx(
          'block resize-none overflow-hidden bg-transparent shadow-none! outline-none',
          SAME_TEXT,
        )}
        {...rest}
      />
    </div>
  );
}

/** Both layers must break lines alike: same cell, same wrapping, no padding of their own. */
const SAME_TEXT =
  'col-start-1 row-start-1 w-full min-w-0 p-0 wrap-break-word whitespace-pre-wrap [text-wrap:wrap]';
