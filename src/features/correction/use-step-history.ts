import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';

/** What an entry of the browser's history keeps of the dialog. */
type KeptStep = { opening: string; step: number };

/**
 * The open dialog's own history entries: every step is one, so the browser's back goes to the previous step
 * (decisions §8). Before the first step back leads nowhere: the dialog stays. Every mount starts at step 0.
 */
export function useStepHistory() {
  const location = useLocation();
  const navigate = useNavigate();
  const [opening] = useState(() => Math.random().toString(36));
  const pushedFrom = useRef<string | null>(null);

  const kept = readStep(location);
  const isOwnEntry = kept?.opening === opening;
  const step = isOwnEntry ? kept.step : 0;

  useEffect(() => {
    if (isOwnEntry) {
      pushedFrom.current = null;
    } else if (pushedFrom.current !== location.key) {
      pushedFrom.current = location.key;
      void navigate(here(location), { state: withStep(location, { opening, step: 0 }) });
    }
  }, [isOwnEntry, location, navigate, opening]);

  function goTo(next: number) {
    if (next < step) void navigate(next - step);
    else if (next > step)
      void navigate(here(location), { state: withStep(location, { opening, step: next }) });
  }

  /** Takes the entries out of the history again, before the dialog closes on the page it stands on. */
  function leave() {
    if (isOwnEntry) void navigate(-(step + 1));
  }

  return { step, goTo, leave };
}

/**
 * After a reload, or on the way back from another page, the entries of a dialog that is no longer open would
 * be steps back that change nothing: they are left at once.
 */
export function useSkippedDeadSteps(isOpen: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const seen = useRef<string | null>(null);

  useEffect(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    const kept = readStep(location);
    if (!isOpen && kept && navigationType === 'POP') void navigate(-(kept.step + 1));
  }, [isOpen, location, navigate, navigationType]);
}

function here({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}

function withStep(location: Location, correctionStep: KeptStep) {
  return { ...(isObject(location.state) ? location.state : {}), correctionStep };
}

function readStep(location: Location): KeptStep | null {
  if (!isObject(location.state) || !('correctionStep' in location.state)) return null;
  const kept = location.state.correctionStep as Partial<KeptStep> | null;
  if (typeof kept?.opening !== 'string' || !Number.isInteger(kept.step)) return null;
  return kept as KeptStep;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
