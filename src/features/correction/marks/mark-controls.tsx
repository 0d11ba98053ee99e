import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { EssayMark } from './marked-essay';
import type { MarkFilter } from './use-review';
import { PENS } from '@/copy/pens';
import { countMarks } from '@/copy/writing';
import type { Finding } from '@/domain/evaluation/evaluation';
import { SEVERITIES } from '@/domain/writing/severity';
import { MarkSteps } from '@/components/mark-steps';
import { PenKey } from '@/components/pen-key';

type PenFilterProps = { findings: readonly Finding[]; filter: MarkFilter };

/** The four pens with their number of marks; pressing one shows only its marks. */
export function PenFilter({ findings, filter }: PenFilterProps) {
  return (
    <ul
      aria-label="Canetas"
      className="-mx-2 mb-2 grid grid-cols-2 gap-x-1 gap-y-1 text-sm leading-tight sm:flex sm:flex-wrap"
    >
      {SEVERITIES.map((pen) => (
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

/** Resets the choice of pens. */
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

type MarkNavProps = {
  marks: readonly EssayMark[];
  active: number | null;
  onStep: (step: 1 | -1) => void;
  /** Shown before the count. */
  children: ReactNode;
};

/** Buttons to step from mark to mark. Stays visible over the sheet. */
export function MarkNav({ marks, active, onStep, children }: MarkNavProps) {
  const finding = active === null ? undefined : marks[active]?.finding;
  return (
    <div
      role="group"
      aria-label="Percorrer as marcações"
      data-mark-nav
      className="sticky top-14 z-5 mb-3 flex items-center gap-1 border-y bg-ground py-0.5 max-sm:-mx-4 max-sm:px-4 lg:top-16 in-[[role=dialog]]:top-12.5 lg:in-[[role=dialog]]:top-14.5"
    >
      <div>{children}</div>
      <p aria-live="polite" className="num min-w-0 grow px-2 text-sm">
        {finding === undefined || active === null ? (
          countMarks(marks.length)
        ) : (
          <>
            <b>{active + 1}</b> de {marks.length}
            <span className="sr-only">: {finding.trecho}</span>
          </>
        )}
      </p>
      {marks.length > 0 && (
        <>
          <span className="text-xs text-muted pointer-coarse:hidden max-sm:hidden">
            <Key>F8</Key> e <Key>Shift F8</Key> no teclado
          </span>
          <MarkSteps onStep={onStep} className="-mr-2.5" />
        </>
      )}
    </div>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="font-sans font-semibold">{children}</kbd>;
}
