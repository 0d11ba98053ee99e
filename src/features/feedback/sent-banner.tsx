import { Check } from 'lucide-react';
import { useState } from 'react';
import { useIsVisible } from '@/lib/use-is-visible';
import { usePausableTimeout } from '@/lib/use-pausable-timeout';

/** Spec §9 "success banner 5 s". */
const SHOWN_MS = 5000;

type SentBannerProps = {
  /** How many were sent since the form is open. */
  sentCount: number;
  /** The last one is on the device and goes by itself once there is a network. */
  isWaiting: boolean;
};

/** Says that a message arrived and goes by itself, though not under a pointer or unseen. The region is there before. */
export function SentBanner({ sentCount, isWaiting }: SentBannerProps) {
  return (
    <output className="empty:hidden">
      {sentCount > 0 && <Banner key={sentCount} isWaiting={isWaiting} />}
    </output>
  );
}

function Banner({ isWaiting }: { isWaiting: boolean }) {
  const [isShown, setIsShown] = useState(true);
  const [isHeld, setIsHeld] = useState(false);
  const isVisible = useIsVisible();
  usePausableTimeout(() => setIsShown(false), SHOWN_MS, isHeld || !isVisible);
  if (!isShown) return null;
  return (
    <p
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      className="flex gap-2 rounded-md bg-success-bg px-3.5 py-2.5 text-sm text-success"
    >
      <Check size={18} strokeWidth={2} aria-hidden="true" className="mt-[0.1em] shrink-0" />
      <span>
        {isWaiting
          ? 'Mensagem guardada neste aparelho. Ela vai sozinha quando o servidor puder recebê-la.'
          : 'Mensagem enviada. Ela fica guardada em “Suas mensagens”.'}
      </span>
    </p>
  );
}
