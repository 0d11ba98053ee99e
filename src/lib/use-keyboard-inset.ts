import { useEffect, useState } from 'react';

/** Below this the visual viewport lost a toolbar, not a keyboard. */
const SMALLEST_KEYBOARD_PX = 120;

/** Height in px of the on-screen keyboard over the page; 0 without one, or where the browser cannot tell. */
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
  // Zooming in shrinks the viewport as well; then nothing has to make room.
  if (viewport.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered > SMALLEST_KEYBOARD_PX ? covered : 0;
}
