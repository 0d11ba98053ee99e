import { clsx } from 'clsx';
import { memo, useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { PEN_CLASS, type Pen } from './pen-key';
import { numbersFrom } from './ruled-text';

/** A passage to underline, as offsets into the value. Marks must be sorted and must not overlap. */
export type FieldMark = { start: number; end: number; pen: Pen | 'doubt' | 'former'; letter: string };

type RuledTextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'rows' | 'ref'> & {
  ref?: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /**
   * Returns the present value. Needed if `value` may lag behind typing: the field is then uncontrolled, and no key press
   * waits for React.
   */
  latest?: () => string;
  /** Minimum number of ruled lines. */
  minLines?: number;
  marks?: readonly FieldMark[];
};

/**
 * A textarea on ruled paper that grows with its text. An invisible copy of the text behind it provides the height, the
 * paragraph numbers and the underlines, so that scripts measure nothing while the user types, and marks cannot change the
 * text.
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
      <div aria-hidden="true" data-numbers={numbersFrom()} className="line-numbers max-md:hidden" />
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
          <ParagraphCopy key={index} {...paragraph} />
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

const MARK_CLASS = { ...PEN_CLASS, doubt: 'doubt-mark', former: 'former-mark' };

const CELL = 'col-start-1 row-start-1 min-w-0';

/** Both layers must break lines alike: same grid cell, same wrapping, no padding. */
const SAME_TEXT = 'w-full p-0 wrap-break-word whitespace-pre-wrap [text-wrap:wrap]';

/** A key press lays out only the field, not the page: a fifth of the time for a long text. */
const OWN_LAYOUT = '[contain:strict]';

/** Extra space until the copy is updated; without it, the field would scroll for a moment. */
const SPARE_LINE = 'pb-(--ruled-line)!';

/** Other paragraphs avoid short last lines (`text-wrap`); a textarea cannot, so its copy must not either. */
const SAME_BREAKS = '[text-wrap:wrap]';

/** Offsets are relative to the paragraph; a mark may begin or end in another one. */
type ParagraphCopyProps = { text: string; marks: readonly FieldMark[] };

/** Memoised: a key press renders one paragraph only. */
const ParagraphCopy = memo(function ParagraphCopy({ text, marks }: ParagraphCopyProps) {
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

function isSame(before: ParagraphCopyProps, after: ParagraphCopyProps): boolean {
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
function toParagraphs(value: string, marks: readonly FieldMark[]): ParagraphCopyProps[] {
  let offset = 0;
  let next = 0;
  return value.split('\n').map((text) => {
    const from = offset;
    const to = from + text.length;
    offset = to + 1;
    const own: FieldMark[] = [];
    for (let mark = marks[next]; mark && mark.start < to; mark = marks[next]) {
      own.push({ ...mark, start: mark.start - from, end: mark.end - from });
      // A mark that continues in the next paragraph is used again there.
      if (mark.end > to) break;
      next += 1;
    }
    return { text, marks: own };
  });
}
