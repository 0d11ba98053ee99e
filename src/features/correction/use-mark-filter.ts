import { useState } from 'react';
import { PEN_CLASSES, type PenClass } from '@/domain/writing/pen-class';

/** Which pens are shown: none chosen means all. */
export type MarkFilter = {
  chosen: readonly PenClass[];
  toggle: (pen: PenClass) => void;
  showAll: () => void;
};

/** The first pen chosen is shown alone, others join it; all four are no choice. */
export function useMarkFilter(): MarkFilter {
  const [chosen, setChosen] = useState<readonly PenClass[]>([]);
  return {
    chosen,
    toggle(pen) {
      const next = chosen.includes(pen) ? chosen.filter((one) => one !== pen) : [...chosen, pen];
      setChosen(next.length === PEN_CLASSES.length ? [] : next);
    },
    showAll: () => setChosen([]),
  };
}
