import { startTransition, useEffect, useRef, useState } from 'react';
import type { DraftKeeper, DraftState } from './draft-keeper';

/** A render this short may follow every key. */
const SHORT_MS = 16;
/** After a longer one, the next waits this many times its duration, so that few keys meet a render; at most so long (ms). */
const RESTS = 6;
const LONGEST_REST_MS = 900;

/**
 * The keeper's state as the screen shows it. A typed letter is drawn by the browser alone; what follows from it
 * (height, marks, counts) comes after that frame and never holds up the next key: on a slow device with a long text, not
 * with every letter. A new line and anything that is not typed is shown at once.
 */
export function useShownDraft({ get, subscribe }: DraftKeeper) {
  const [shown, setShown] = useState<DraftState>(get);
  const isTyping = useRef(false);
  const showingSince = useRef<number | null>(null);
  const restsUntil = useRef(0);

  useEffect(() => {
    if (showingSince.current === null) return;
    const now = performance.now();
    const took = now - showingSince.current;
    showingSince.current = null;
    restsUntil.current = took <= SHORT_MS ? 0 : now + Math.min(took * RESTS, LONGEST_REST_MS);
  });

  useEffect(() => {
    let lines = linesOf(get());
    let cancel: (() => void) | null = null;
    function showLater() {
      cancel = null;
      showingSince.current = performance.now();
      startTransition(() => setShown(get()));
    }
    function follow() {
      const next = linesOf(get());
      const isNewLine = next !== lines;
      lines = next;
      if (!isTyping.current) setShown(get());
      else if (isNewLine) {
        cancel?.();
        cancel = afterNextFrame(showLater);
      } else cancel ??= afterNextFrame(showLater, Math.max(0, restsUntil.current - performance.now()));
    }
    follow();
    const unsubscribe = subscribe(follow);
    return () => {
      unsubscribe();
      cancel?.();
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

function linesOf({ draft }: DraftState): number {
  return draft.essay.split('\n').length;
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
