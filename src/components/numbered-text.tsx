import { Fragment, type ReactNode } from 'react';

type NumberedTextProps = {
  text: string;
  /** Offset of the text, in the same units as `starts`. */
  from?: number;
  /** Start offsets of the numbered lines, in order; `firstNumber` is the number of the first of these lines. */
  starts: readonly number[];
  firstNumber?: number;
};

/**
 * A text with the numbers of its lines in the gutter. Each number is placed after the first word of its line.
 * Before the word, it would be rendered on the row above where the text wraps; inside the word, it would make a
 * screen reader split the word.
 */
export function NumberedText({ text, from = 0, starts, firstNumber = 1 }: NumberedTextProps): ReactNode {
  const inside = starts.flatMap((start, index) => {
    const at = start - from;
    if (at < 0 || at >= text.length) return [];
    return [{ after: at + firstWord(text.slice(at)).length, number: firstNumber + index }];
  });
  if (inside.length === 0) return text;
  return (
    <>
      {text.slice(0, inside[0]?.after)}
      {inside.map(({ after, number }, which) => (
        <Fragment key={number}>
          <span aria-hidden="true" data-line={number} className="line-number max-md:hidden" />
          {text.slice(after, inside[which + 1]?.after ?? text.length)}
        </Fragment>
      ))}
    </>
  );
}

/** The text up to the first possible wrap: the word, or its part up to a hyphen. */
function firstWord(text: string): string {
  return /^\s*[^\s-]*-?/u.exec(text)?.[0] ?? '';
}
