import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { useHoldReload } from './hold-reload';

/** `isAsking`: somebody wants to leave; then one of the two answers is due. */
export type LeaveGuard = { isAsking: boolean; stay(): void; leave(): void };

type GuardOptions = {
  /** Whether leaving now would lose something. */
  isActive: boolean;
  /** Gives up what would be lost; `isActive` is false from then on, and the component stays. */
  discard(): void;
};

/**
 * Asks before what is on the screen gets lost: on links and on whatever is marked `data-leaves-page`, on the browser's
 * back, and, in the browser's own words, before the tab closes or reloads. The router has no blocker (decision 0001):
 * presses are caught before they arrive and repeated afterwards, and while active the page has an entry of its own in the
 * history, so that a step back leads to the same page.
 */
export function useLeaveGuard({ isActive, discard }: GuardOptions): LeaveGuard & {
  /** Whether the page has no entry of its own any more: who navigates by themselves after saving waits for it. */
  isClear: boolean;
} {
  const [asked, setAsked] = useState<HTMLElement | 'back' | null>(null);
  const takenUp = useRef<HTMLElement | null>(null);
  const { isOwnEntry, addEntry, stepBack } = useOwnEntry(isActive, () => setAsked('back'));
  useHoldReload(isActive);

  useEffect(() => {
    if (!isActive) return;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [isActive]);

  useEffect(() => {
    if (!isActive) return;
    const catchPress = (event: MouseEvent) => {
      const way = wayOut(event);
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked(way);
    };
    document.addEventListener('click', catchPress, true);
    return () => document.removeEventListener('click', catchPress, true);
  }, [isActive]);

  // Once the entry of its own is gone, so that back leads to the page and not to a copy of it.
  useEffect(() => {
    if (isActive || isOwnEntry) return;
    const way = takenUp.current;
    takenUp.current = null;
    way?.click();
  }, [isActive, isOwnEntry]);

  return {
    isAsking: asked !== null,
    isClear: !isActive && !isOwnEntry,
    stay() {
      setAsked(null);
      if (asked === 'back') addEntry();
    },
    leave() {
      setAsked(null);
      discard();
      if (asked === 'back') stepBack();
      else takenUp.current = asked;
    },
  };
}

/** The entry of the history that stands above the page's while the guard is active. */
function useOwnEntry(isActive: boolean, onBack: () => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const seen = useRef<string | null>(null);
  const hasStoodHere = useRef(false);
  const isSteppingBack = useRef(false);
  const steps = useHistorySteps(isActive);
  const isOwnEntry = (location.state as GuardedState | null)?.isGuarded === true;

  const addEntry = () => void navigate(here(location), { state: { ...location.state, isGuarded: true } });
  const stepBack = () => void navigate(-1);

  useEffect(() => {
    const situation = `${location.key} ${steps} ${isActive}`;
    if (seen.current === situation) return;
    seen.current = situation;
    if (!isOwnEntry) isSteppingBack.current = false;
    if (isActive === isOwnEntry) {
      // Written again right after saving: the step back that is still to come is nobody's wish to leave.
      hasStoodHere.current = isOwnEntry && !isSteppingBack.current;
    } else if (!isActive) {
      hasStoodHere.current = false;
      isSteppingBack.current = true;
      stepBack();
    } else if (hasStoodHere.current && navigationType === 'POP') {
      onBack();
    } else {
      addEntry();
    }
  });

  return { isOwnEntry, addEntry, stepBack };
}

/** Counts them, because a step back that follows at once on a new entry leaves the location as it was. */
function useHistorySteps(isActive: boolean): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (!isActive) return;
    const count = () => setSteps((before) => before + 1);
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, [isActive]);
  return steps;
}

type GuardedState = { isGuarded?: boolean };

function here({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}

/** What a press would leave the page by, in this tab and inside the app; null for every other press. */
function wayOut(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const way = (event.target as Element).closest<HTMLElement>('a[href], [data-leaves-page]');
  if (!(way instanceof HTMLAnchorElement)) return way;
  const staysInTab = (way.target === '' || way.target === '_self') && !way.hasAttribute('download');
  const isElsewhere = way.origin === window.location.origin && way.pathname !== window.location.pathname;
  return staysInTab && isElsewhere ? way : null;
}
