import { startTransition, useEffect, useRef, useState } from 'react';
import type { DraftKeeper, DraftState } from './draft-keeper';

/** Renders that take at most this long (ms) may follow every key press. */
const SHORT_MS = 16;
/**
 * If a render took longer, the next render waits for a typing pause of this length (ms), so that no key is delayed.
 */
const PAUSE_MS = 200;
/** Maximum wait (ms) while typing without a pause. */
const LONGEST_WAIT_MS = 3000;

/**
 * The keeper's state as rendered. A typed letter is displayed by the browser alone. Parts of the page that depend
 * on the text (height, marks, counts) are rendered after that frame and never delay the next key; on a slow device
 * with a long text, they wait for the next typing pause. A new line and any change that is not typed are rendered
 * immediately.
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
    /** Time at which the first letter not rendered yet was typed; null if all letters are rendered. */
    let waitingSince: number | null = null;
    /** Whether the render is due; later letters then no longer postpone it. */
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

/**
 * Runs an action after the next frame, plus a delay (ms). A hidden page renders no frames, so only the delay
 * applies there.
 */
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
