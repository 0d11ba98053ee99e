import { useState } from 'react';
import { useNews } from '@/data/use-rewards';
import type { Achievement } from '@/domain/rewards/achievement';
import { AchievementPopup } from './achievement-popup';
import { useCalmMoment } from './use-calm-moment';

type Shown = { achievement: Achievement; position: number; total: number };

/** Celebrates what has been unlocked, one after the other, in a moment that interrupts nobody. */
export function Celebrations() {
  const { news, celebrated } = useNews();
  const [isOpen, setIsOpen] = useState(false);
  /** So many of those that are celebrated together are over. */
  const [over, setOver] = useState(0);
  /** Stays on the dialog while it goes. */
  const [last, setLast] = useState<Shown | null>(null);
  useCalmMoment(news.length > 0 && !isOpen, () => setIsOpen(true));

  const [first] = news;
  const current = first ? { achievement: first, position: over + 1, total: over + news.length } : null;
  const shown = current ?? last;
  if (isOpen && current === null) {
    setIsOpen(false);
    setOver(0);
  }

  function handleNext() {
    setLast(current);
    setOver(over + 1);
    celebrated();
  }

  /** Whoever closes one has seen enough: the others stand in the grid. */
  function handleClose() {
    setLast(current);
    news.forEach(() => celebrated());
  }

  return shown && <AchievementPopup open={isOpen} {...shown} onNext={handleNext} onClose={handleClose} />;
}
