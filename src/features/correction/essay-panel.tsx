import { useMemo, useRef } from 'react';
import { FindingList } from './finding-list';
import { FindingPopover } from './finding-popover';
import { MarkedSheet } from './marked-sheet';
import { markEssay } from './marked-essay';
import { PenLegend } from './pen-legend';
import { useActiveMark } from './use-active-mark';
import { useMarginNotes } from './use-margin-notes';
import { useShownPassage } from './use-shown-passage';
import type { Correction } from '@/domain/evaluation/correction';
import type { Span } from '@/domain/text/span';
import { useElementSize } from '@/lib/use-element-size';

/** Room for the sheet and, beside it, a margin in which every explanation stands by its passage. */
const MARGIN_FROM_PX = 1064;
/** As `@4xl` below: from here on the list stands beside the sheet, not after it. */
const SIDE_BY_SIDE_FROM_PX = 896;
/** Three lines: still read as standing beside. */
const MAX_DRIFT_PX = 108;

type EssayPanelProps = {
  correction: Correction;
  /** Brought into view and marked: what a quote of the result led to. */
  passage?: Span | null;
};

/** Step 2: the essay with its marked passages, and the list of them. */
export function EssayPanel({ correction, passage = null }: EssayPanelProps) {
  const { originalText, theme, aiAnalysis } = correction;
  const essay = useMemo(
    () => markEssay(originalText, aiAnalysis.erros_detectados),
    [originalText, aiAnalysis.erros_detectados],
  );
  const panel = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { width } = useElementSize(panel);
  const { active, sheetHandlers, noteHandlers, select, close } = useActiveMark(sheet);
  const activeMark = active?.mark ?? null;
  const shown = useShownPassage(sheet, passage);

  const isSideBySide = width >= SIDE_BY_SIDE_FROM_PX;
  const isWide = width >= MARGIN_FROM_PX;
  const places = useMarginNotes({ sheet, list, isEnabled: isWide, active: activeMark });
  // In a crowded margin a note may not get near enough to its passage.
  const isNoteBeside = places !== null && places.drift <= MAX_DRIFT_PX;
  const opensPopover = activeMark !== null && !isNoteBeside && (active?.from === 'sheet' || !isSideBySide);

  return (
    <div ref={panel} className="@container">
      <div className="grid items-start justify-center gap-x-10 gap-y-8 @4xl:grid-cols-[minmax(0,44rem)_20rem]">
        <div className="min-w-0">
          <p className="eyebrow">Tema</p>
          <h2 className="mt-0.5 text-lg leading-[1.3] wrap-anywhere">{theme}</h2>
          <PenLegend marks={essay.marks} />
          <MarkedSheet
            ref={sheet}
            essay={essay}
            active={activeMark}
            passage={shown}
            isExpanded={opensPopover}
            handlers={sheetHandlers}
          />
        </div>
        <FindingList
          ref={list}
          marks={essay.marks}
          active={activeMark}
          places={places}
          onSelect={(mark) => select(mark, !isSideBySide)}
        />
      </div>
      {opensPopover && (
        <FindingPopover
          sheet={sheet}
          marks={essay.marks}
          active={activeMark}
          onClose={close}
          handlers={noteHandlers}
        />
      )}
    </div>
  );
}
