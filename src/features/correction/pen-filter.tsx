import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { MarkFilter } from './use-mark-filter';
import { PENS } from '@/copy/pens';
import type { Finding } from '@/domain/evaluation/evaluation';
import { PEN_CLASSES } from '@/domain/writing/pen-class';
import { PenKey } from '@/ui/pen-key';

type PenFilterProps = { findings: readonly Finding[]; filter: MarkFilter };

/** The four pens with how often each was used; pressing one shows its marks alone. */
export function PenFilter({ findings, filter }: PenFilterProps) {
  return (
    <ul
      aria-label="Canetas"
      className="-mx-2 mb-2 grid grid-cols-2 gap-x-1 gap-y-1 text-sm leading-tight sm:flex sm:flex-wrap"
    >
      {PEN_CLASSES.map((pen) => (
        <li key={pen}>
          <Choice
            isPressed={filter.chosen.includes(pen)}
            onPress={() => filter.toggle(pen)}
            count={findings.filter(({ classe }) => classe === pen).length}
          >
            <PenKey pen={pen} letter={PENS[pen].letter} />
            <span>{PENS[pen].name}</span>
          </Choice>
        </li>
      ))}
    </ul>
  );
}

/** Ends the choice of pens. */
export function AllPens({ findings, filter }: PenFilterProps) {
  return (
    <Choice isPressed={filter.chosen.length === 0} onPress={filter.showAll} count={findings.length}>
      Todas
    </Choice>
  );
}

type ChoiceProps = { isPressed: boolean; onPress: () => void; count: number; children: ReactNode };

function Choice({ isPressed, onPress, count, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={clsx(
        'flex min-h-9 w-full items-center gap-2 rounded-md border-[1.5px] px-2 py-1 text-left text-sm leading-tight transition-colors pointer-coarse:min-h-11',
        'aria-pressed:border-ink aria-pressed:bg-hl-soft aria-pressed:font-semibold not-aria-pressed:border-transparent not-aria-pressed:hover:bg-hl-soft',
        'forced-colors:aria-pressed:border-[Highlight]',
      )}
    >
      {children}
      <b className="num ml-auto sm:ml-0">{count}</b>
    </button>
  );
}
