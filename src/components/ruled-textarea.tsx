import { clsx } from 'clsx';
import {
  Fragment,
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { NumberedText } from './numbered-text';
import { PEN_CLASS, type Pen } from './pen-key';
import { numbersFrom } from './ruled-text';

/** A passage to underline, as offsets into the value. Marks must be sorted and must not overlap. */
export type FieldMark = { start: number; end: number; pen: Pen | 'doubt' | 'former'; letter: string };

type Starts = { lines: readonly number[]; paragraphs: readonly number[] };

type RuledTextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'rows' | 'ref'> & {
  ref?: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /**
   * Returns the current value. Needed if `value` may lag behind typing: the field is then uncontrolled, and no key press
   * waits for React.
   */
  latest?: () => string;
  /** Minimum number of ruled lines. */
  minLines?: number;
  marks?: readonly FieldMark[];
  /**
   * Start offsets of the numbered lines and paragraphs of a text. By default the rendered lines and paragraphs are
   * numbered.
   */
  startsOf?: (text: string) => Starts;
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
  startsOf,
  className,
  ...rest
}: RuledTextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  const starts = useMemo(() => startsOf?.(value), [startsOf, value]);
  useLayoutEffect(() => {
    const now = latest?.();
    if (field.current && now !== undefined && field.current.value !== now) field.current.value = now;
  });
  const paragraphs = toParagraphs(value, marks, starts);
  const cell = clsx(CELL, starts && 'within-line');
  // Number of rows up to the last row with text; blank rows after it are not written on yet.
  const written = paragraphs.findLastIndex(({ text }) => text.trim() !== '') + 1;
  return (
    <div
      className={clsx(
        'ruled gutter grid overflow-y-clip pr-4 has-focus-visible:before:border-l-[2.5px] has-focus-visible:before:border-ink lg:pr-8',
        'forced-colors:-outline-offset-2 forced-colors:outline-ink forced-colors:has-focus-visible:outline-2',
        className,
      )}
      style={{ minHeight: `calc(${minLines} * var(--ruled-line))` }}
    >
      {!starts && (
        <div aria-hidden="true" data-numbers={numbersFrom()} className="line-numbers max-md:hidden" />
      )}
      <div
        aria-hidden="true"
        className={clsx(
          'paragraph-numbers pointer-events-none invisible',
          cell,
          SAME_TEXT,
          latest && SPARE_LINE,
        )}
      >
        {paragraphs.slice(0, written).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no identity but its place
          <ParagraphCopy key={index} {...paragraph} />
        ))}
        {starts && <NumbersOfTheRest from={starts.lines.length + 1} />}
        {paragraphs.slice(written).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no identity but its place
          <ParagraphCopy key={index} {...paragraph} />
        ))}
      </div>
      <div className={clsx('relative', cell)}>
        <textarea
          ref={field}
          // No default value is passed, because React would write it to the DOM at each key press.
          {...(!latest && { value })}
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

/**
 * Limits the layout after a key press to the field. Laying out the whole page would take five times as long for a
 * long text.
 */
const OWN_LAYOUT = '[contain:strict]';

/** Extra space for a new line until the copy is updated; without it, the field would scroll for a moment. */
const SPARE_LINE = 'pb-(--ruled-line)!';

/** Other paragraphs avoid short last lines (`text-wrap`); a textarea cannot, so its copy must not either. */
const SAME_BREAKS = '[text-wrap:wrap]';

/** Offsets are relative to the paragraph; a mark may begin or end in another paragraph. */
type ParagraphCopyProps = {
  text: string;
  marks: readonly FieldMark[];
  /** Start offsets of the numbered lines in this paragraph; the first of these lines has the number `firstNumber`. */
  starts: readonly number[];
  firstNumber: number;
  /** Whether the text is treated as a numbered paragraph. */
  isNumbered: boolean;
};

/**
 * Memoized, so that a key press renders one paragraph; the following paragraphs are rendered only if this one grew
 * by a line.
 */
const ParagraphCopy = memo(function ParagraphCopy({
  text,
  marks,
  starts,
  firstNumber,
  isNumbered,
}: ParagraphCopyProps) {
  const part = (from: number, to: number) => (
    <NumberedText text={text.slice(from, to)} from={from} starts={starts} firstNumber={firstNumber} />
  );
  return (
    <p data-unnumbered={isNumbered ? undefined : ''} className={SAME_BREAKS}>
      {text === '' ? '\u200b' : withMarks(text, marks, part)}
    </p>
  );
}, isSame);

type Part = (from: number, to: number) => ReactNode;

function withMarks(text: string, marks: readonly FieldMark[], part: Part) {
  if (marks.length === 0) return part(0, text.length);
  return marks.map(({ start, end, pen, letter }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- by its place in the text, each key would draw all after it anew
    <Fragment key={at}>
      {part(marks[at - 1]?.end ?? 0, Math.max(0, start))}
      <mark
        // Stepping from mark to mark uses the elements with this attribute: the marks that begin in this text,
        // except marks of a former version.
        data-field-mark={start >= 0 && pen !== 'former' ? '' : undefined}
        data-letter={end <= text.length ? letter : undefined}
        className={`pen-under ${MARK_CLASS[pen]}`}
      >
        {part(Math.max(0, start), Math.min(end, text.length))}
      </mark>
      {at === marks.length - 1 && part(Math.min(end, text.length), text.length)}
    </Fragment>
  ));
}

/**
 * Numbers of the blank lines after the text, to the end of the sheet; absolutely positioned, so that they add no
 * height.
 */
function NumbersOfTheRest({ from }: { from: number }) {
  return (
    <div
      data-numbers={numbersFrom(from)}
      className="line-numbers visible top-auto! bottom-auto! max-md:hidden"
    />
  );
}

function isSame(before: ParagraphCopyProps, after: ParagraphCopyProps): boolean {
  return (
    before.text === after.text &&
    before.isNumbered === after.isNumbered &&
    (before.firstNumber === after.firstNumber || after.starts.length === 0) &&
    before.starts.length === after.starts.length &&
    before.marks.length === after.marks.length &&
    before.marks.every((one, at) => {
      const other = after.marks[at];
      return one.start === other?.start && one.end === other.end && one.pen === other.pen;
    })
  );
}

/** The paragraphs of a text, each with its marks and numbered lines. */
function toParagraphs(
  value: string,
  marks: readonly FieldMark[],
  known: Starts | undefined,
): ParagraphCopyProps[] {
  const starts = known?.lines ?? [];
  const begins = known && new Set(known.paragraphs);
  let offset = 0;
  let next = 0;
  let numbered = 0;
  return value.split('\n').map((text) => {
    const from = offset;
    const to = from + text.length;
    offset = to + 1;
    const own: FieldMark[] = [];
    for (let mark = marks[next]; mark && mark.start < to; mark = marks[next]) {
      own.push({ ...mark, start: mark.start - from, end: mark.end - from });
      // A mark that continues in the next paragraph is also added to that paragraph.
      if (mark.end > to) break;
      next += 1;
    }
    const firstNumber = numbered + 1;
    const ownStarts: number[] = [];
    for (let at = starts[numbered]; at !== undefined && at < to; at = starts[numbered]) {
      ownStarts.push(at - from);
      numbered += 1;
    }
    const isNumbered = begins ? ownStarts.some((at) => begins.has(from + at)) : text.trim() !== '';
    return { text, marks: own, starts: ownStarts, firstNumber, isNumbered };
  });
}
