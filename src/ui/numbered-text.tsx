import { Fragment, type ReactNode } from 'react';

type NumberedTextProps = {
  text: string;
  /** Where the text begins, in what `starts` counts from. */
  from?: number;
  /** Where the numbered lines begin, as offsets in their order, and the number of the first. */
  starts: readonly number[];
  firstNumber?: number;
};

/**
 * A text with the numbers of the lines that begin in it, in the gutter. Each stands after the first word of its line: before it,
 * where the text wraps, it would be drawn on the row above, and within it a screen reader would read the word in two.
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

/** Up to where the text may wrap: the word, or its part before a hyphen. */
function firstWord(text: string): string {
  return /^\s*[^\s-]*-?/u.exec(text)?.[0] ?? '';
}
