import { clsx } from 'clsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isReloadHeld } from '@/lib/hold-reload';
import { Button } from '@/ui/button';
import { canInterrupt, isDialogOpen } from '@/ui/can-interrupt';
import { MAIN_ID } from '../navigation/page-main';
import type { Updates } from './updates';

const LOOK_EVERY_MS = 500;

/**
 * Offers the new version in a moment that interrupts nobody, and steps back while a reload would lose something. The
 * page's own farewell puts the last keystrokes into the draft.
 */
export function UpdateNotice({ updates }: { updates: Updates }) {
  const isReady = useSyncExternalStore(updates.subscribe, updates.get);
  const [isPutOff, setIsPutOff] = useState(false);
  const place = usePlace(isReady && !isPutOff);

  function putOff() {
    setIsPutOff(true);
    // The button goes with the notice: the keyboard goes on from the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }

  return (
    // Always there: what comes along with its live region is not announced.
    <div aria-live="polite">
      {place && (
        <section
          aria-label="Versão nova"
          className={clsx(
            'fixed right-4 left-4 z-30 grid gap-3 rounded-lg border bg-paper p-4 shadow-sheet sm:left-auto sm:max-w-sm lg:bottom-6 print:hidden',
            PLACES[place],
          )}
        >
          <p>Há uma versão nova do Grifo.</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => isReloadHeld() || updates.apply()}>Atualizar agora</Button>
            <Button variant="ghost" onClick={putOff}>
              Depois
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

type Place = 'bottom' | 'top';

/** On phones: over the bottom bar, or under the page's header where something to press stands at the bottom. */
const PLACES: Record<Place, string> = {
  bottom: 'max-lg:bottom-[calc(var(--bottombar)+1.5rem+env(safe-area-inset-bottom))]',
  top: 'max-lg:top-[calc(4.25rem+env(safe-area-inset-top))]',
};

/** Where it stands, once nobody would be interrupted and until a dialog comes or something would be lost; else null. */
function usePlace(isWanted: boolean): Place | null {
  const [place, setPlace] = useState<Place | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    const look = () =>
      setPlace((before) =>
        !isReloadHeld() && (before ? !isDialogOpen() : canInterrupt()) ? freePlace() : null,
      );
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWanted]);

  return isWanted ? place : null;
}

const freePlace = (): Place => (document.querySelector('[data-bottom-sheet]') ? 'top' : 'bottom');
