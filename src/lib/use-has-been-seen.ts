import { useEffect, useRef, useState } from 'react';

type SeenOptions = {
  /** Distance from the viewport within which the element is treated as visible (a CSS length). */
  margin?: string;
  /** Window events after which the element is also treated as seen. */
  events?: readonly (keyof WindowEventMap)[];
};

const NONE: readonly never[] = [];

/** Whether an element is, or ever was, on screen. true in browsers without IntersectionObserver. */
export function useHasBeenSeen<Target extends Element>({ margin = '0px', events = NONE }: SeenOptions = {}) {
  const target = useRef<Target>(null);
  const [hasBeenSeen, setHasBeenSeen] = useState(() => !('IntersectionObserver' in globalThis));

  useEffect(() => {
    if (hasBeenSeen || !target.current) return;
    const see = () => setHasBeenSeen(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && see(),
      { rootMargin: margin },
    );
    observer.observe(target.current);
    for (const event of events) window.addEventListener(event, see);
    return () => {
      observer.disconnect();
      for (const event of events) window.removeEventListener(event, see);
    };
  }, [hasBeenSeen, margin, events]);

  return { target, hasBeenSeen };
}
