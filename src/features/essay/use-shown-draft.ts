import { startTransition, useEffect, useRef, useState } from 'react';
import type { DraftKeeper, DraftState } from './draft-keeper';

/** Renders up to this duration (ms) may follow every key. */
const SHORT_MS = 16;
/** After a longer render, the next waits for a typing pause of this length (ms), so that no key is delayed by it. */
const PAUSE_MS = 200;
/** Maximum wait (ms) while typing without a pause. */
const LONGEST_WAIT_MS = 3000;

/**
 * The keeper's state as rendered. The browser alone draws a typed letter; what depends on it
 * (height, marks, counts) is rendered after that frame and never delays the next key: on a slow device with a long text, in
 * the next pause of typing. A new line and any change that is not typed are rendered immediately.
 */
export function useShownDraft({ get, subscribe }: DraftKeeper) {
  const [shown, setShown] = useState<DraftState>(get);
  const isTyping = useRef(false);
  const showingSince = useRef<number | null>(null);
  const isSlow = useRef(false);

  useEffect(() => {
    if (showingSince.current === null) return;
    isSlow.current = performance.now() - showingSince.current > SHORT_MS;
    showingSince.current = null;
  });

  useEffect(() => {
    let followed = get().draft.essay;
    let lines = countLines(followed);
    /** When the first letter not rendered yet was typed; null if all are rendered. */
    let waitingSince: number | null = null;
    /** Once due, later letters no longer postpone it. */
    let isDue = false;
    let cancel = () => {};
    function show() {
      cancel();
      waitingSince = null;
      isDue = false;
      setShown(get());
    }
    function showLater() {
      showingSince.current = performance.now();
      startTransition(show);
    }
    function follow() {
      const { essay } = get().draft;
      const before = lines;
      lines = countLines(essay);
      // Saving a text that is being typed does not trigger a render.
      const isWaiting = isTyping.current || (waitingSince !== null && essay === followed);
      followed = essay;
      if (!isWaiting) {
        show();
        return;
      }
      const now = performance.now();
      waitingSince ??= now;
      if (isDue) return;
      cancel();
      isDue = lines !== before || now - waitingSince > LONGEST_WAIT_MS;
      cancel = afterNextFrame(showLater, isSlow.current && !isDue ? PAUSE_MS : 0);
    }
    follow();
    const unsubscribe = subscribe(follow);
    return () => {
      unsubscribe();
      cancel();
    };
  }, [get, subscribe]);

  /** Makes a change that the field itself already shows. */
  function type(change: () => void) {
    isTyping.current = true;
    try {
      change();
    } finally {
      isTyping.current = false;
    }
  }

  return { shown, type };
}

function countLines(text: string): number {
  return text.split('\n').length;
}

/** Runs an action after the next frame, plus a delay (ms). A hidden page draws no frames, so there only the delay counts. */
export function afterNextFrame(action: () => void, laterMs = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer = setTimeout(action, laterMs);
  };
  const frame = document.hidden ? later() : requestAnimationFrame(later);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
