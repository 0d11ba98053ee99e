import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Dismissed } from './dismissed';
import { FindingActions } from './finding-actions';
import { FindingList, NoFindings } from './finding-list';
import { FindingPopover } from './finding-popover';
import { AllPens, MarkNav, PenFilter } from './mark-controls';
import { markEssay, type OwnMarks } from './marked-essay';
import { MarkedSheet } from './marked-sheet';
import { ProposalElements } from './proposal-elements';
import { useActiveMark } from './use-active-mark';
import { useMarginNotes } from './use-margin-notes';
import type { Review } from './use-review';
import { useShownPassage } from './shown-passage';
import { markLabels } from '@/copy/writing';
import type { Marking } from '@/domain/classrooms/marking';
import type { Correction } from '@/domain/evaluation/correction';
import type { Strength } from '@/domain/evaluation/strengths';
import type { Span } from '@/domain/text/span';
import { useElementSize } from '@/lib/use-element-size';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';

/** Minimum width for a margin beside the sheet, with each note at its passage. */
const MARGIN_FROM_PX = 1064;
/** Minimum width for the list beside the sheet instead of below it; same as `@4xl` below. */
const SIDE_BY_SIDE_FROM_PX = 896;
/** Maximum distance (three lines) at which a note is considered to be beside its passage. */
const MAX_DRIFT_PX = 108;

const VIEWS = [
  { value: 'erros', label: 'Erros' },
  { value: 'acertos', label: 'Acertos' },
  { value: 'tudo', label: 'Tudo' },
] as const;
const NO_STRENGTHS: readonly Strength[] = [];

type EssayPanelProps = {
  correction: Correction;
  review: Review;
  /** The passage that a quote in the result links to; it is scrolled into view and highlighted. */
  passage?: Span | null;
  /** Marks by teachers. */
  teacher?: TeacherMarks | null;
};

/** Marks by teachers, with the tools for making them. */
export type TeacherMarks = OwnMarks & {
  /** Label of a dismissed mark. */
  dismissedLabel: string;
  marking?: Marking;
  /** Marking tools, loaded only on a teacher's page. */
  tools?: Pick<typeof import('./marking-tools'), 'KeyTools' | 'SelectionTools'>;
  /** Editor of the current comment. */
  editor?: ReactNode;
};

/** Step 2: the essay with its marked passages, and the list of marks. */
export function EssayPanel({ correction, review, passage = null, teacher = null }: EssayPanelProps) {
  const { originalText, theme } = correction;
  const { findings, filter, ignoreFinding } = review;
  const { strengths, view } = review;
  const praised = view === 'erros' ? NO_STRENGTHS : strengths;
  const essay = useMemo(
    () => markEssay(originalText, review.shown, praised, teacher),
    [originalText, review.shown, praised, teacher],
  );
  const panel = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { width } = useElementSize(panel);
  const { active, sheetHandlers, noteHandlers, select, step, leave, drop, close } = useActiveMark(
    sheet,
    essay.marks,
  );
  const activeMark = active?.mark ?? null;
  const shown = useShownPassage(sheet, passage);
  const [choice, setChoice] = useState<Span | null>(null);
  const marking = teacher?.marking ?? null;
  const Tools = teacher?.tools;
  useEffect(() => {
    if (choice) sheet.current?.querySelector('[data-passage]')?.scrollIntoView?.({ block: 'center' });
  }, [choice]);
  const focusNext = useNextFocus(panel);
  useMarkKeys((by) => step(by, true));

  const isSideBySide = width >= SIDE_BY_SIDE_FROM_PX;
  const isWide = width >= MARGIN_FROM_PX;
  const places = useMarginNotes({ sheet, list, isEnabled: isWide, active: activeMark, marks: essay.marks });
  // In a crowded margin, a note may be too far from its passage.
  const isNoteBeside = places !== null && places.drift <= MAX_DRIFT_PX;
  const opensPopover = activeMark !== null && !isNoteBeside && (active?.from === 'sheet' || !isSideBySide);

  const finding = activeMark === null ? undefined : essay.marks[activeMark]?.finding;
  const dismissal = finding && teacher && (
    <Dismissed
      isDismissed={essay.marks[activeMark ?? 0]?.isDismissed ?? false}
      label={teacher.dismissedLabel}
      onToggle={marking && (() => marking.toggleDismissal(finding))}
    />
  );
  const ignoring = finding && ignoreFinding && (
    <FindingActions
      key={`${finding.start}-${finding.codigo}`}
      finding={finding}
      takesFocus={active?.isEntered ?? false}
      onIgnore={(isByKey) => {
        // Only after a key press, because with a pointer the view must not jump to another mark.
        if (isByKey) focusNext(activeMark ?? 0);
        ignoreFinding(finding);
        drop();
      }}
      onEscape={leave}
    />
  );

  const actions = (dismissal || ignoring) && (
    <>
      {dismissal}
      {ignoring}
    </>
  );

  return (
    <div ref={panel} tabIndex={-1} className="@container outline-none">
      <div className="grid items-start justify-center gap-x-10 gap-y-8 @4xl:grid-cols-[minmax(0,44rem)_20rem]">
        <div className="min-w-0">
          <div className="mb-3 grid items-end gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]">
            <div className="min-w-0">
              <p className="eyebrow">Tema</p>
              <h2 className="mt-0.5 text-lg leading-[1.3] wrap-anywhere">{theme}</h2>
            </div>
            {strengths.length > 0 && (
              <Segmented
                legend="O que mostrar no texto"
                name="sheet-view"
                options={VIEWS}
                value={view}
                onChange={review.setView}
              />
            )}
          </div>
          {findings.length > 0 && view !== 'acertos' && <PenFilter findings={findings} filter={filter} />}
          {view === 'acertos' && <StrengthCount amount={strengths.length} />}
          {review.spelling === 'missing' && <SpellingNotice onRetry={review.retry} />}
          {findings.length > 0 && view !== 'acertos' && (
            <MarkNav marks={essay.marks} active={activeMark} onStep={(by) => step(by, false)}>
              <AllPens findings={findings} filter={filter} />
            </MarkNav>
          )}
          {marking && Tools && <Tools.KeyTools text={originalText} marking={marking} onChoose={setChoice} />}
          <div className="relative">
            <MarkedSheet
              ref={sheet}
              essay={essay}
              active={activeMark}
              passage={choice ? { ...choice, isLit: true } : shown}
              isExpanded={opensPopover}
              handlers={sheetHandlers}
              marking={marking}
              editor={teacher?.editor}
            />
            {marking && Tools && <Tools.SelectionTools sheet={sheet} marking={marking} />}
          </div>
          <ProposalElements correction={correction} isOwn={ignoreFinding !== null} />
        </div>
        {findings.length === 0 && <NoFindings />}
        {findings.length > 0 && view !== 'acertos' && (
          <FindingList
            ref={list}
            marks={essay.marks}
            active={activeMark}
            places={places}
            onSelect={(mark) => select(mark, !isSideBySide)}
            actions={opensPopover ? null : actions}
          />
        )}
      </div>
      {opensPopover && (
        <FindingPopover
          sheet={sheet}
          marks={essay.marks}
          active={activeMark}
          onClose={close}
          onLeave={leave}
          handlers={noteHandlers}
          actions={actions}
        />
      )}
    </div>
  );
}

function StrengthCount({ amount }: { amount: number }) {
  return (
    <p className="mb-3 text-sm">
      <b className="num">{amount}</b> {amount === 1 ? 'trecho que ajuda' : 'trechos que ajudam'} a sua nota,
      entre colchetes verdes
    </p>
  );
}

/** Notice that spelling was not checked, with a retry button. */
function SpellingNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      {markLabels.spellingMissing}
      <Button variant="outline" size="small" onClick={onRetry}>
        {markLabels.tryAgain}
      </Button>
    </p>
  );
}

/** F8 and Shift+F8 step from mark to mark, wherever the focus is. */
function useMarkKeys(onStep: (by: 1 | -1) => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F8' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [onStep]);
}

/**
 * Focus target when the explained mark is removed: the mark that takes its place, or the panel if none is
 * left.
 */
function useNextFocus(panel: RefObject<HTMLElement | null>): (mark: number) => void {
  const next = useRef<number | null>(null);

  useEffect(() => {
    if (next.current === null) return;
    const marks = panel.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [];
    const target = marks[Math.min(next.current, marks.length - 1)] ?? panel.current;
    next.current = null;
    target?.focus();
  });

  return (mark: number) => {
    next.current = mark;
  };
}
