import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isObject, isSpan, readStep, type KeptStep } from './kept-step';
import type { Span } from '@/domain/text/span';

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
  const passage = isOwnEntry && isSpan(kept.passage) ? kept.passage : null;

  useEffect(() => {
    if (isOwnEntry) {
      pushedFrom.current = null;
    } else if (pushedFrom.current !== location.key) {
      pushedFrom.current = location.key;
      void navigate(here(location), { state: withStep(location, { opening, step: 0 }) });
    }
  }, [isOwnEntry, location, navigate, opening]);

  /** To a step and, going forward, to a passage shown there: the entry keeps it. */
  function goTo(next: number, shown?: Span) {
    if (next < step) void navigate(next - step);
    else if (next > step)
      void navigate(here(location), { state: withStep(location, { opening, step: next, passage: shown }) });
  }

  /** Takes the entries out of the history again, before the dialog closes on the page it stands on. */
  function leave() {
    if (isOwnEntry) void navigate(-(step + 1));
  }

  return { step, passage, goTo, leave };
}

function here({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}

function withStep(location: Location, correctionStep: KeptStep) {
  return { ...(isObject(location.state) ? location.state : {}), correctionStep };
}
