import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Span } from '@/domain/text/span';

/**
 * The history entries of the open dialog. Every step has its own entry, so the browser's back button goes to the
 * previous step (R-RESULT-1). Going back from the first step keeps the dialog open. Every mount starts at step 0.
 */
export function useStepHistory() {
  const location = useLocation();
  const navigate = useNavigate();
  const [opening] = useState(() => Math.random().toString(36));
  const pushedFrom = useRef<string | null>(null);
  const hasLeft = useRef(false);
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  const stored = readStep(location);
  const isOwnEntry = stored?.opening === opening;
  const step = isOwnEntry ? stored.step : (leaving?.step ?? 0);
  const passage = isOwnEntry && isSpan(stored.passage) ? stored.passage : null;

  useEffect(() => {
    if (isOwnEntry) {
      pushedFrom.current = null;
    } else if (leaving) {
      if (!hasLeft.current) leaving.onLeft();
      hasLeft.current = true;
    } else if (pushedFrom.current !== location.key) {
      pushedFrom.current = location.key;
      void navigate(here(location), { state: withStep(location, { opening, step: 0 }) });
    }
  }, [isOwnEntry, leaving, location, navigate, opening]);

  /** Goes to a step of the dialog. `shown` is the passage to show there; it is stored in the history entry. */
  function goTo(next: number, shown?: Span) {
    if (next < step) void navigate(next - step);
    else if (next > step)
      void navigate(here(location), { state: withStep(location, { opening, step: next, passage: shown }) });
  }

  /** Goes back past the dialog's history entries, so that they do not precede the next page, then calls `onLeft`. */
  function leave(onLeft: () => void) {
    if (leaving) return;
    setLeaving({ step, onLeft });
    if (isOwnEntry) void navigate(-(step + 1));
  }

  return { step, passage, goTo, leave };
}

/**
 * After a reload, or on the way back from another page, the history still contains the entries of a dialog that is
 * no longer open. Going back through them would change nothing, so they are skipped.
 */
export function useStaleStepCleanup(isOpen: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const seen = useRef<string | null>(null);

  useEffect(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    const stored = readStep(location);
    if (!isOpen && stored && navigationType === 'POP') void navigate(-(stored.step + 1));
  }, [isOpen, location, navigate, navigationType]);
}

/**
 * Stores a passage shown in the essay as a history entry, so that going back leads to the result from which it was
 * chosen.
 */
export function usePassageEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = isObject(location.state) ? location.state : {};
  const passage = 'passage' in state && isSpan(state.passage) ? state.passage : null;

  function show({ start, end }: Span) {
    void navigate(here(location), { state: { ...state, passage: { start, end } } });
  }

  return { passage, show, leave: () => void navigate(-1) };
}

/** State while the dialog is closing; it still shows its last step. */
type Leaving = { step: number; onLeft: () => void };

/** Dialog state stored in a history entry; `passage` is the passage shown in the essay. */
type StoredStep = { opening: string; step: number; passage?: Span };

/** The step of a history entry; null for an entry that does not belong to the dialog. */
function readStep(location: Location): StoredStep | null {
  if (!isObject(location.state) || !('correctionStep' in location.state)) return null;
  const stored = location.state.correctionStep as Partial<StoredStep> | null;
  if (typeof stored?.opening !== 'string' || !Number.isInteger(stored.step)) return null;
  return stored as StoredStep;
}

function isSpan(value: unknown): value is Span {
  if (!isObject(value) || !('start' in value) || !('end' in value)) return false;
  return Number.isInteger(value.start) && Number.isInteger(value.end);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function here({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}

function withStep(location: Location, correctionStep: StoredStep) {
  return { ...(isObject(location.state) ? location.state : {}), correctionStep };
}
