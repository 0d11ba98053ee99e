import { clsx } from 'clsx';
import { memo, useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { lineNumbers } from './line-numbers';
import { PEN_CLASS, type Pen } from './pen-key';

/** A passage to underline, by a pen or as doubtful: offsets into the value. They come in order and never overlap. */
export type FieldMark = { start: number; end: number; pen: Pen | 'doubt'; letter: string };

type RuledTextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'rows' | 'ref'> & {
  ref?: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /**
   * The value of this moment, where `value` may come after the keys: then the field keeps what is typed by itself, and
   * no key waits for the page.
   */
  latest?: () => string;
  /** Ruled lines shown while the text is short. */
  minLines?: number;
  marks?: readonly FieldMark[];
};

/**
 * A ruled sheet to write on, as tall as its text. An invisible twin of the text behind the textarea gives the
 * height, the paragraph numbers and the underlines, so nothing is measured by script while someone types, and no
 * mark can touch what they write.
 */
export function RuledTextarea({
  ref,
  value,
  latest,
  minLines = 12,
  marks = NO_MARKS,
  className,
  ...rest
}: RuledTextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  const [initial] = useState(latest);
  useLayoutEffect(() => {
    const now = latest?.();
    if (field.current && now !== undefined && field.current.value !== now) field.current.value = now;
  });
  return (
    <div
      className={clsx(
        'ruled gutter grid pr-4 has-focus-visible:before:border-l-[2.5px] has-focus-visible:before:border-ink lg:pr-8',
        'forced-colors:-outline-offset-2 forced-colors:outline-ink forced-colors:has-focus-visible:outline-2',
        className,
      )}
      style={{ minHeight: `calc(${minLines} * var(--ruled-line))` }}
    >
      <div aria-hidden="true" data-numbers={lineNumbers()} className="line-numbers max-md:hidden" />
      <div
        aria-hidden="true"
        className={clsx(
          'paragraph-numbers pointer-events-none invisible',
          CELL,
          SAME_TEXT,
          latest && SPARE_LINE,
        )}
      >
        {toParagraphs(value, marks).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no identity but its place
          <TwinParagraph key={index} {...paragraph} />
        ))}
      </div>
      <div className={clsx('relative', CELL)}>
        <textarea
          ref={field}
          {...(latest ? { defaultValue: initial } : { value })}
          className={clsx(
            'absolute inset-0 block h-full resize-none overflow-hidden bg-transparent shadow-none! outline-none',
            SAME_TEXT,
            OWN_LAYOUT,
          )}
          {...rest}
        />
      </div>
    </div>
  );
}

const NO_MARKS: readonly FieldMark[] = [];

const MARK_CLASS = { ...PEN_CLASS, doubt: 'doubt-mark' };

const CELL = 'col-start-1 row-start-1 min-w-0';

/** Both layers must break lines alike: same cell, same wrapping, no padding of their own. */
const SAME_TEXT = 'w-full p-0 wrap-break-word whitespace-pre-wrap [text-wrap:wrap]';

/** A letter has the browser lay out the field alone, and not the page: a fifth of the time in a long text. */
const OWN_LAYOUT = '[contain:strict]';

/** Room for what is typed until the twin has it: without, the field would scroll for a moment. */
const SPARE_LINE = 'pb-(--ruled-line)!';

/** Paragraphs elsewhere avoid short last lines; a textarea cannot. */
const SAME_BREAKS = '[text-wrap:wrap]';

/** Offsets of the marks are the paragraph's own; one may begin or end in another paragraph. */
type TwinParagraphProps = { text: string; marks: readonly FieldMark[] };

/** Memoised: a key press draws one paragraph, however long the text is. */
const TwinParagraph = memo(function TwinParagraph({ text, marks }: TwinParagraphProps) {
  return (
    <p data-empty={text.trim() === '' ? '' : undefined} className={SAME_BREAKS}>
      {marks.length === 0 ? text || '\u200b' : withMarks(text, marks)}
    </p>
  );
}, isSame);

function withMarks(text: string, marks: readonly FieldMark[]) {
  return marks.map(({ start, end, pen, letter }, at) => [
    text.slice(marks[at - 1]?.end ?? 0, Math.max(0, start)),
    <mark
      // oxlint-disable-next-line react/no-array-index-key -- by its place in the text, each key would draw all after it anew
      key={at}
      data-field-mark={start >= 0 ? '' : undefined}
      data-letter={end <= text.length ? letter : undefined}
      className={`pen-under ${MARK_CLASS[pen]}`}
    >
      {text.slice(Math.max(0, start), end)}
    </mark>,
    at === marks.length - 1 && text.slice(end),
  ]);
}

function isSame(before: TwinParagraphProps, after: TwinParagraphProps): boolean {
  return (
    before.text === after.text &&
    before.marks.length === after.marks.length &&
    before.marks.every((one, at) => {
      const other = after.marks[at];
      return one.start === other?.start && one.end === other.end && one.pen === other.pen;
    })
  );
}

/** The paragraphs of a text, each with its part of the marks. */
function toParagraphs(value: string, marks: readonly FieldMark[]): TwinParagraphProps[] {
  let offset = 0;
  let next = 0;
  return value.split('\n').map((text) => {
    const from = offset;
    const to = from + text.length;
    offset = to + 1;
    const own: FieldMark[] = [];
    for (let mark = marks[next]; mark && mark.start < to; mark = marks[next]) {
      own.push({ ...mark, start: mark.start - from, end: mark.end - from });
      // What goes on in the next paragraph is asked for again there.
      if (mark.end > to) break;
      next += 1;
    }
    return { text, marks: own };
  });
}
