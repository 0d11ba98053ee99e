import { clsx } from 'clsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isReloadHeld } from '@/lib/hold-reload';
import { Button } from '@/ui/button';
import { canInterrupt, isDialogOpen } from '@/ui/can-interrupt';
import { MAIN_ID } from '../navigation/page-main';
import type { Updates } from './updates';

const LOOK_EVERY_MS = 500;

/**
 * Offers the new version when it interrupts nobody, and hides while a reload would lose something. On unload
 * the page saves its last keystrokes in the draft.
 */
export function UpdateNotice({ updates }: { updates: Updates }) {
  const isReady = useSyncExternalStore(updates.subscribe, updates.get);
  const [isPutOff, setIsPutOff] = useState(false);
  const place = usePlace(isReady && !isPutOff);

  function putOff() {
    setIsPutOff(true);
    // The button is removed with the notice, so the focus moves to the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }

  return (
    // Always rendered, as a live region inserted together with its content is not announced.
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

/** On phones: above the bottom bar, or below the header if there are controls at the bottom. */
const PLACES: Record<Place, string> = {
  bottom: 'max-lg:bottom-[calc(var(--bottombar)+1.5rem+env(safe-area-inset-bottom))]',
  top: 'max-lg:top-[calc(4.25rem+env(safe-area-inset-top))]',
};

/** Position of the notice while it interrupts nobody, no dialog is open and a reload loses nothing; else null. */
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
