import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '@/ui/spinner';

const LOOK_EVERY_MS = 200;
/** What comes sooner needs no sign. */
const LOOKS_BEFORE_SIGN = 2;

/**
 * Says that the page asked for is on its way: on a slow network the one before stays on screen until it is there, and
 * whoever pressed would not know that anything happened.
 */
export function PendingSign() {
  const { pathname } = useLocation();
  return (
    // Always there: what comes along with its live region is not announced.
    <div
      aria-live="polite"
      className="pointer-events-none absolute inset-x-0 top-full flex justify-center pt-2 text-sm text-ink-2"
    >
      <Sign key={pathname} shown={pathname} />
    </div>
  );
}

/** One for each page shown. The address changes when a link is pressed, the page once it can be shown. */
function Sign({ shown }: { shown: string }) {
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks = window.location.pathname === shown ? 0 : looks + 1;
      setIsPending(looks >= LOOKS_BEFORE_SIGN);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [shown]);

  return (
    isPending && (
      <span className="anim-fade inline-flex items-center gap-2 rounded-md border bg-paper px-3 py-1.5 shadow-float">
        <Spinner size={16} />
        Carregando...
      </span>
    )
  );
}
