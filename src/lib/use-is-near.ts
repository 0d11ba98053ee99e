import { useEffect, useRef, useState } from 'react';

/** Whether an element is, or ever was, on screen or about to be scrolled onto it. Browsers that cannot tell: yes. */
export function useIsNear<Target extends Element>() {
  const target = useRef<Target>(null);
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in globalThis));

  useEffect(() => {
    if (isNear || !target.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isNear]);

  return { target, isNear };
}

const NEAR = '200px';
