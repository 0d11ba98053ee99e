import { useEffect, useState } from 'react';
import { useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { useHoldReload } from './hold-reload';

/** `isAsking`: the user wants to leave, and must choose `stay` or `leave`. */
export type LeaveGuard = { isAsking: boolean; stay(): void; leave(): void };

type GuardOptions = {
  /** Whether leaving now would lose changes. */
  isActive: boolean;
  /** Discards the changes; `isActive` is false from then on, and the component stays mounted. */
  discard(): void;
};

/**
 * Asks before unsaved changes are lost: on every navigation to another page, on actions passed to `askToLeave`, and, with
 * the browser's own dialog, before the tab closes or reloads.
 */
export function useLeaveGuard({ isActive, discard }: GuardOptions): LeaveGuard {
  const blocker = useBlocker((navigation) => isActive && isLeaving(navigation));
  const [action, setAction] = useState<{ run(): void } | null>(null);
  useHoldReload(isActive);

  useEffect(() => {
    if (!isActive) return;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const askFirst = (run: () => void) => setAction({ run });
    window.addEventListener('beforeunload', askBeforeUnload);
    guards.add(askFirst);
    return () => {
      window.removeEventListener('beforeunload', askBeforeUnload);
      guards.delete(askFirst);
    };
  }, [isActive]);

  return {
    isAsking: blocker.state === 'blocked' || action !== null,
    stay() {
      setAction(null);
      blocker.reset?.();
    },
    leave() {
      discard();
      setAction(null);
      action?.run();
      blocker.proceed?.();
    },
  };
}

/** Runs an action that removes the page without a navigation, such as signing out; an active guard asks first. */
export function askToLeave(run: () => void): void {
  const [askFirst] = guards;
  if (askFirst) askFirst(run);
  else run();
}

const guards = new Set<(run: () => void) => void>();

/**
 * Whether a navigation leaves the page. Filters and tabs only change the URL of the same page. An item opened by
 * `?ver=` is left by closing it or going back; following a link to the list that contains it triggers no question.
 */
const isLeaving: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  currentLocation.pathname !== nextLocation.pathname ||
  (historyAction !== 'PUSH' && openedItem(currentLocation) !== openedItem(nextLocation));

const openedItem = ({ search }: Location) => new URLSearchParams(search).get('ver');
