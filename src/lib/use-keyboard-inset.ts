import { useEffect, useState } from 'react';

/** A smaller change of the visual viewport is a toolbar, not a keyboard. */
const SMALLEST_KEYBOARD_PX = 120;

/** Height in px of the on-screen keyboard over the page; 0 if there is none or it cannot be determined. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);

  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => setInset(coveredHeight(viewport));
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);

  return inset;
}

function coveredHeight(viewport: VisualViewport): number {
  // Zooming in also shrinks the visual viewport, but then nothing needs to move.
  if (viewport.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered > SMALLEST_KEYBOARD_PX ? covered : 0;
}
