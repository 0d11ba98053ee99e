import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { LiveCard } from './live-card';
import { createLiveChecker, partAround } from './live-checker';
import { type Applied, LiveSummary } from './live-summary';
import type { FoundIn } from './use-live-marks';
import { countMarks, findingIgnored, markLabels, wordAdded } from '@/copy/writing';
import { useServices, useStore } from '@/data/services-context';
import { useIgnoreFinding } from '@/queries/use-writing';
import type { WritingFinding } from '@/domain/writing/check-text';
import { followEdit } from '@/domain/writing/follow-edit';
import { isSpelling, withoutIgnored } from '@/domain/writing/ignored';
import { replaceInField } from '@/lib/replace-in-field';
import { useFieldCaret } from '@/lib/use-field-caret';
import { useFieldKeys } from '@/lib/use-field-keys';
import { useKeptFocus } from '@/lib/focus';
import { fieldMark } from '@/components/mark-steps';
import { notify } from '@/ui/toast';

type LiveReviewProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  essay: string;
  theme: string;
  /** The underlined findings, at their positions in the current text. */
  findings: readonly WritingFinding[];
  onFound: (found: FoundIn) => void;
};

/**
 * "Revisão ao digitar": checks the text as it is written and shows the finding at the caret below the sheet. It changes
 * the text only on request.
 */
export default function LiveReview({ field, essay, theme, findings, onFound }: LiveReviewProps) {
  const { checker, writing } = useServices();
  const { ignored } = useStore(writing);
  const [live] = useState(() => createLiveChecker(checker));
  const check = useStore(live);
  const dock = useRef<HTMLElement>(null);
  const caret = useFieldCaret(field, dock, essay);
  // A word still being typed is not marked.
  const written = check.findings.find(
    (one) => isSpelling(one) && caret?.isTyped && one.end === caret.end,
  )?.id;
  const ignoreFinding = useIgnoreFinding(essay);
  /** Ids of the findings dismissed with "Ignorar"; they stay hidden until the page is left. */
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [closed, setClosed] = useState<string | null>(null);
  const [applied, setApplied] = useState<Applied | null>(null);

  const { start, end } = partAround(essay, caret?.start ?? 0);
  useEffect(() => live.follow({ text: essay, theme }, { start, end }), [live, essay, theme, start, end]);
  useEffect(() => () => live.close(), [live]);
  useTyping(field, live);
  useKeptFocus(dock);

  const found = useMemo(() => {
    const kept = withoutIgnored(check.text, check.findings, ignored);
    const findings = kept.filter(({ id }) => id !== written && !skipped.includes(id));
    return { text: check.text, findings };
  }, [check, ignored, skipped, written]);
  useEffect(() => onFound(found), [found, onFound]);

  const index = caret
    ? findings.findLastIndex(({ start, end }) => start <= caret.start && caret.end <= end)
    : -1;
  const finding = findings[index];
  const isOpen = finding !== undefined && finding.id !== closed;
  if (closed !== null && finding?.id !== closed) setClosed(null);

  function goTo(target: WritingFinding, at: number) {
    const element = field.current;
    if (!element) return;
    setClosed(null);
    element.focus({ preventScroll: true });
    element.setSelectionRange(target.end, target.end);
    fieldMark(element, at)?.scrollIntoView?.({ block: 'center' });
  }

  function step(by: 1 | -1) {
    // Read from the field, because the rendered caret may lag behind by one key press.
    const place = caret && field.current ? field.current.selectionStart : 0;
    const at = findings.findLastIndex(({ start, end }) => start <= place && place <= end);
    const after = findings.findIndex(({ start }) => start > place);
    const next = by === 1 ? (after === -1 ? 0 : after) : before(caret ? at : -1, after);
    const target = findings[next];
    if (target) goTo(target, next);
  }

  /** Index of the finding before the current one, or before the caret. */
  function before(current: number, after: number): number {
    const from = current === -1 ? (after === -1 ? findings.length : after) : current;
    return (from - 1 + findings.length) % findings.length;
  }

  function apply(finding: WritingFinding, to: string) {
    if (!field.current) return;
    // The field may be ahead of the rendered text by one key press.
    const { value } = field.current;
    const [now] = followEdit(essay, value, [finding]);
    if (!now) return;
    const { start, end } = now;
    const from = value.slice(start, end);
    replaceInField(field.current, { start, end }, to);
    setApplied({ start, from, to, essay: value.slice(0, start) + to + value.slice(end) });
  }

  function undo({ start, from, to }: Applied) {
    if (field.current) replaceInField(field.current, { start, end: start + to.length }, from);
  }

  function handleNoError(one: WritingFinding) {
    const undoIt = ignoreFinding(one);
    const message = isSpelling(one) ? wordAdded(essay.slice(one.start, one.end)) : findingIgnored;
    notify({ ...message, action: { label: markLabels.undo, onPress: undoIt } });
    field.current?.focus({ preventScroll: true });
  }

  function handleSkip(one: WritingFinding) {
    setSkipped((before) => [...before, one.id]);
    field.current?.focus({ preventScroll: true });
  }

  useVisibleLine(field, dock, isOpen ? index : null);
  useFieldKeys(field, dock, { onStep: step, onEscape: () => finding && setClosed(finding.id) });
  const announcement = useAnnouncement(
    isOpen ? describe(essay, finding) : check.spelling === null ? '' : countMarks(findings.length),
  );

  return (
    <section ref={dock} aria-label="Revisão ao digitar" className="w-full min-w-0 border-b pb-2">
      {isOpen ? (
        <LiveCard
          key={finding.id}
          essay={essay}
          finding={finding}
          place={{ at: index + 1, of: findings.length }}
          onApply={(to) => apply(finding, to)}
          onSkip={() => handleSkip(finding)}
          onNoError={() => handleNoError(finding)}
          onStep={step}
          onClose={() => setClosed(finding.id)}
        />
      ) : (
        <LiveSummary
          essay={essay}
          findings={findings}
          spelling={check.spelling}
          applied={applied?.essay === essay ? applied : null}
          onUndo={undo}
          onStep={step}
          onChoose={goTo}
          onRetry={live.retry}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

function describe(essay: string, { start, end, name, replacement }: WritingFinding): string {
  const passage = essay.slice(start, end);
  return `${name}: ${passage}${replacement === undefined ? '' : `, trocar por ${replacement || 'nada'}`}`;
}

/** Reports key presses and IME composition. */
function useTyping(
  field: RefObject<HTMLTextAreaElement | null>,
  { typed, setComposing }: ReturnType<typeof createLiveChecker>,
) {
  useEffect(() => {
    const element = field.current;
    const begin = () => setComposing(true);
    const end = () => setComposing(false);
    element?.addEventListener('input', typed);
    element?.addEventListener('compositionstart', begin);
    element?.addEventListener('compositionend', end);
    return () => {
      element?.removeEventListener('input', typed);
      element?.removeEventListener('compositionstart', begin);
      element?.removeEventListener('compositionend', end);
    };
  }, [field, typed, setComposing]);
}

/** Delay in ms, so that a screen reader does not announce every key. */
const QUIET_MS = 1200;

/** The sentence for a live region, once it has been stable for a moment. */
function useAnnouncement(sentence: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), QUIET_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return said;
}

const GAP_PX = 24;

/** Scrolls the line of the explained mark into view above the dock, which has just grown. */
function useVisibleLine(
  field: RefObject<HTMLTextAreaElement | null>,
  dock: RefObject<HTMLElement | null>,
  /** Index of the mark; null if none is explained. */
  index: number | null,
): void {
  useEffect(() => {
    const mark = index === null ? undefined : fieldMark(field.current, index);
    if (!mark || !dock.current) return;
    const { bottom } = mark.getBoundingClientRect();
    const limit = dock.current.getBoundingClientRect().top - GAP_PX;
    if (bottom > limit) window.scrollBy({ top: bottom - limit });
  }, [field, dock, index]);
}
