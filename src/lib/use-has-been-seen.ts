import { useEffect, useRef, useState } from 'react';

/** Whether an element is, or ever was, on screen. Browsers that cannot tell: yes. */
export function useHasBeenSeen<Target extends Element>() {
  const target = useRef<Target>(null);
  const [hasBeenSeen, setHasBeenSeen] = useState(() => !('IntersectionObserver' in globalThis));

  useEffect(() => {
    if (hasBeenSeen || !target.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setHasBeenSeen(true),
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [hasBeenSeen]);

  return { target, hasBeenSeen };
}
