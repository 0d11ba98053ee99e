import { startTransition, useEffect, useRef, useState } from 'react';
import type { DraftKeeper, DraftState } from './draft-keeper';

/** A render this short may follow every key. */
const SHORT_MS = 16;
/** After a longer one, the next waits until nobody has typed for so long (ms), so that no key meets a render. */
const PAUSE_MS = 200;
/** Without a pause, letters wait so long at most (ms). */
const LONGEST_WAIT_MS = 3000;

/**
 * The keeper's state as the screen shows it. A typed letter is drawn by the browser alone; what follows from it
 * (height, marks, counts) comes after that frame and never holds up the next key: on a slow device with a long text, in
 * the next pause of typing. A new line and anything that is not typed is shown at once.
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
    /** When the first letter that is not shown yet was typed; null where all is shown. */
    let waitingSince: number | null = null;
    /** Then no later letter puts it off. */
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
      // Saving what is being typed is no reason to show it.
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

  /** Makes a change that the field itself shows already. */
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
