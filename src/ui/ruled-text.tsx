import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { lineNumbers as numbersUpTo } from './line-numbers';

type RuledTextProps = ComponentProps<'div'> & {
  /** Numbers every ruled line in the gutter from 768 px up. */
  lineNumbers?: boolean;
  /** Numbers every paragraph (1º, 2º…) in the gutter below 768 px. Needs `<p>` as direct children. */
  phoneParagraphs?: boolean;
  /** The number of the first line: an excerpt keeps the numbers of the whole. */
  firstLine?: number;
};

/** Text standing on ruled lines beside a margin. Pass paragraphs as direct `<p>` children, with or without marks. */
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
          data-numbers={numbersUpTo(firstLine)}
          className={clsx('line-numbers', phoneParagraphs && 'max-md:hidden')}
        />
      )}
      {children}
    </div>
  );
}
