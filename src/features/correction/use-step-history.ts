import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isObject, readStep, type KeptStep } from './kept-step';

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

function here({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}

function withStep(location: Location, correctionStep: KeptStep) {
  return { ...(isObject(location.state) ? location.state : {}), correctionStep };
}
