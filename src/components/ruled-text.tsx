import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type RuledTextProps = ComponentProps<'div'> & {
  /** Numbers every ruled line in the gutter from 768 px up. */
  lineNumbers?: boolean;
  /** Numbers every paragraph (1º, 2º…) in the gutter below 768 px. Needs `<p>` as direct children. */
  phoneParagraphs?: boolean;
  /** The number of the first line, for excerpts. */
  firstLine?: number;
};

/** Text on ruled lines with a margin. Pass paragraphs as direct `<p>` children, with or without marks. */
export function RuledText({
  lineNumbers = true,
  phoneParagraphs = true,
  firstLine = 1,
  className,
  children,
  ...rest
}: RuledTextProps) {
  return (
    <div
      className={clsx(
        'ruled gutter pr-4 lg:pr-9 [&>p]:indent-[2em]',
        phoneParagraphs && 'paragraph-numbers',
        className,
      )}
      {...rest}
    >
      {lineNumbers && (
        <div
          aria-hidden="true"
          data-numbers={numbersFrom(firstLine)}
          className={clsx('line-numbers', phoneParagraphs && 'max-md:hidden')}
        />
      )}
      {children}
    </div>
  );
}

/** More lines than any essay has; the column is clipped to the height of the sheet. */
const MAX_LINES = 200;

/** The line numbers of the gutter, starting at `first`. The text is constant, so that typing does not update it. */
export function numbersFrom(first = 1): string {
  return first === 1 ? FROM_ONE : column(first);
}

function column(first: number): string {
  return Array.from({ length: MAX_LINES }, (_, index) => first + index).join('\n');
}

const FROM_ONE = column(1);
