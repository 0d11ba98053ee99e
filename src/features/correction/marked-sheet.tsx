import { clsx } from 'clsx';
import { memo, type Ref } from 'react';
import { noteId } from './finding-text';
import type { EssayMark, EssayParagraph, EssaySegment, MarkedEssay } from './marked-essay';
import { PENS } from './pens';
import type { SheetHandlers } from './use-active-mark';
import { PEN_CLASS } from '@/ui/pen-key';
import { RuledText } from '@/ui/ruled-text';
import { Sheet } from '@/ui/sheet';

type MarkedSheetProps = {
  ref?: Ref<HTMLDivElement>;
  essay: MarkedEssay;
  active: number | null;
  /** Whether the active mark is explained in a popover. */
  isExpanded: boolean;
  handlers: SheetHandlers;
};

/** The essay on ruled paper, its findings marked. One set of handlers serves every mark. */
export function MarkedSheet({ ref, essay, active, isExpanded, handlers }: MarkedSheetProps) {
  return (
    <Sheet bleed className="py-5">
      <RuledText ref={ref} className="wrap-anywhere whitespace-pre-wrap" {...handlers}>
        {essay.paragraphs.map((paragraph) => {
          const isHere = active !== null && paragraph.segments.some(({ marks }) => marks.includes(active));
          return (
            <Paragraph
              key={paragraph.segments[0]?.start}
              paragraph={paragraph}
              marks={essay.marks}
              active={isHere ? active : null}
              isExpanded={isHere && isExpanded}
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
};

/** Memoised: opening an explanation redraws one paragraph, however long the essay is. */
const Paragraph = memo(function Paragraph({ paragraph, marks, active, isExpanded }: ParagraphProps) {
  return (
    <p>
      {paragraph.segments.map((segment) =>
        segment.marks.length === 0 ? (
          segment.text
        ) : (
          <Mark key={segment.start} segment={segment} marks={marks} active={active} isExpanded={isExpanded} />
        ),
      )}
    </p>
  );
});

type MarkProps = Omit<ParagraphProps, 'paragraph'> & { segment: EssaySegment };

function Mark({ segment, marks, active, isExpanded }: MarkProps) {
  // Where findings overlap, the one that starts last is the most specific: it gives the look.
  const shown = segment.marks.at(-1) ?? 0;
  const pen = marks[shown]?.finding.classe ?? 'laranja';
  const isActive = active !== null && segment.marks.includes(active);
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
      className={clsx('pen', PEN_CLASS[pen])}
    >
      {segment.text}
    </mark>
  );
}
