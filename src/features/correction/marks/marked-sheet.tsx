import { clsx } from 'clsx';
import { Fragment, memo, type MouseEvent, type ReactNode, type Ref } from 'react';
import {
  type EssayMark,
  type EssayParagraph,
  type EssaySegment,
  type MarkedEssay,
  noteId,
} from './marked-essay';
import { Praised } from './praised';
import { OwnMarked, OwnNotes, type TeacherLayer } from './teacher-notes';
import {
  beginsIn,
  cutAtPassage,
  liesInside,
  passageParts,
  PassageStart,
  PassageText,
  type ShownPassage,
} from './shown-passage';
import type { SheetHandlers } from './use-active-mark';
import type { Marking } from '@/domain/classrooms/marking';
import { PENS } from '@/copy/pens';
import { PEN_CLASS } from '@/components/pen-key';
import { NumberedText } from '@/components/numbered-text';
import { RuledText } from '@/components/ruled-text';
import { Sheet } from '@/ui/sheet';

type MarkedSheetProps = {
  ref?: Ref<HTMLDivElement>;
  essay: MarkedEssay;
  active: number | null;
  /** Whether the active mark is explained in a popover. */
  isExpanded: boolean;
  /** Passage that is highlighted in addition to the findings. */
  passage: ShownPassage | null;
  handlers: SheetHandlers;
  /** Lets a teacher create marks on the sheet. */
  marking?: Marking | null;
  /** Editor of the teacher's current comment, shown at the marked words. */
  editor?: ReactNode;
};

/** The essay on ruled paper, with its findings marked. One set of handlers serves every mark. */
export function MarkedSheet({
  ref,
  essay,
  active,
  isExpanded,
  passage,
  handlers,
  marking = null,
  editor,
}: MarkedSheetProps) {
  function handleClick(event: MouseEvent) {
    handlers.onClick(event);
    const own = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-own]') : null;
    const isSelecting = document.getSelection()?.isCollapsed === false;
    if (own?.dataset.own && !isSelecting && !event.isDefaultPrevented()) marking?.open(own.dataset.own);
  }

  return (
    <Sheet bleed className="py-5">
      <RuledText
        ref={ref}
        lineNumbers={false}
        className="wrap-anywhere whitespace-pre-wrap [&>p]:within-line"
        {...handlers}
        onClick={handleClick}
      >
        {essay.paragraphs.map((paragraph) => {
          const isHere = active !== null && paragraph.segments.some(({ marks }) => marks.includes(active));
          return (
            <Paragraph
              key={paragraph.segments[0]?.start}
              paragraph={paragraph}
              marks={essay.marks}
              active={isHere ? active : null}
              isExpanded={isHere && isExpanded}
              passage={passage}
              starts={essay.lineStarts}
              own={essay.own}
              marking={marking}
              editor={paragraph.own.some((mark) => essay.own[mark]?.id === marking?.openId) ? editor : null}
            />
          );
        })}
      </RuledText>
    </Sheet>
  );
}

type ParagraphProps = {
  paragraph: EssayParagraph;
  marks: readonly EssayMark[];
  active: number | null;
  isExpanded: boolean;
  passage: ShownPassage | null;
  /** Start offsets of the handwritten lines in the essay. */
  starts: readonly number[];
} & TeacherLayer;

/** Memoized, so that opening an explanation rerenders one paragraph, however long the essay is. */
const Paragraph = memo(function Paragraph({
  paragraph,
  passage,
  own,
  marking,
  editor,
  ...rest
}: ParagraphProps) {
  return (
    <>
      <p data-from={paragraph.segments[0]?.start} {...lookOf(paragraph)}>
        {paragraph.segments
          // A mark is not split at the passage, so that it stays a single element and tab stop; the passage is
          // highlighted within it.
          .flatMap((segment) => (segment.marks.length > 0 ? [segment] : cutAtPassage(segment, passage)))
          .map((segment) => (
            <Fragment key={segment.start}>
              {beginsIn(segment, passage) && <PassageStart block={paragraph} />}
              <OwnMarked segment={segment} own={own} marking={marking}>
                <Praised segment={segment}>
                  {segment.marks.length > 0 ? (
                    <Mark segment={segment} passage={passage} {...rest} />
                  ) : (
                    <PassageText segment={segment} passage={passage} starts={rest.starts} />
                  )}
                </Praised>
              </OwnMarked>
            </Fragment>
          ))}
      </p>
      <OwnNotes own={own} ending={paragraph.own} marking={marking} editor={editor} />
    </>
  );
});

/** The title is centered, as on the exam sheet. Neither the title nor text around the essay is numbered. */
function lookOf({ number, isTitle }: EssayParagraph) {
  if (number !== null) return {};
  return {
    'data-unnumbered': '',
    className: isTitle ? 'indent-0! text-center font-bold' : 'indent-0! text-ink-2',
  };
}

type MarkProps = Omit<ParagraphProps, 'paragraph' | keyof TeacherLayer> & {
  segment: EssaySegment;
};

function Mark({ segment, marks, active, isExpanded, passage, starts }: MarkProps) {
  // If findings overlap, the finding that starts last is the most specific and determines the look of the mark.
  const shown = segment.marks.at(-1) ?? 0;
  const pen = marks[shown]?.finding.classe ?? 'laranja';
  const isActive = active !== null && segment.marks.includes(active);
  // The highlight of a fully covered mark also covers the letter of its pen, because a gap there would interrupt
  // it.
  const isWhole = liesInside(segment, passage);
  const end = segment.start + segment.text.length;
  const letters = segment.marks.flatMap((index) => {
    const finding = marks[index]?.finding;
    return finding?.end === end ? [PENS[finding.classe].letter] : [];
  });
  return (
    <mark
      // A real button would not break across lines.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
      role="button"
      tabIndex={0}
      data-mark={shown}
      data-marks={segment.marks.join(' ')}
      data-letter={letters.join('')}
      data-current={isActive || undefined}
      aria-expanded={isActive && isExpanded}
      aria-describedby={segment.marks.map(noteId).join(' ')}
      data-passage={isWhole ? passageParts(segment, passage) : undefined}
      // The scroll margin keeps the mark from being covered by the sticky navigation bar.
      className={clsx('pen scroll-mt-8', marks[shown]?.isDismissed ? 'former-mark' : PEN_CLASS[pen])}
    >
      {isWhole ? (
        <NumberedText text={segment.text} from={segment.start} starts={starts} />
      ) : (
        <PassageText segment={segment} passage={passage} starts={starts} />
      )}
    </mark>
  );
}
