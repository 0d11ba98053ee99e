import { useLayoutEffect, useState, type RefObject } from 'react';

const NOT_LAID_OUT = { width: 0, height: 0 };

/** Size of an element in CSS pixels, kept up to date; zero until it has been laid out. */
export function useElementSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState(NOT_LAID_OUT);

  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const { width, height } = node.getBoundingClientRect();
      setSize((current) =>
        current.width === width && current.height === height ? current : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
