import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Finding, KeptAccount } from '@/domain/evaluation/evaluation';
import { count } from '@/domain/evaluation/feedback/wording';
import { describeDistance, levelParts, WHOLE_NAME } from '@/domain/evaluation/level-parts';
import { SignedPoints } from '@/ui/signed-points';

export type LevelAccountProps = { account: KeptAccount; findings: readonly Finding[] };

/** Folded: how a level came about, fact by fact, from where the average of the essays starts. */
export function LevelAccount({ account, findings }: LevelAccountProps) {
  const { start, groups, whole, held, points, level } = levelParts(account, findings);
  const rows = [
    ...groups,
    ...(whole === 0 ? [] : [{ name: WHOLE_NAME, points: whole, marks: null }]),
    ...(held ? [{ ...held, marks: null }] : []),
  ];
  const longest = Math.max(SHORTEST_SCALE, ...rows.map((row) => Math.abs(row.points)));
  return (
    <details className="group border-y">
      <summary className="-mx-2 flex min-h-12 cursor-pointer items-center gap-2 rounded-sm px-2 hover:bg-hl-soft">
        <h4 className="grow font-sans text-base font-semibold">Por dentro do nível {level}</h4>
        <span className="text-xs text-muted">{count(groups.length, 'fato', 'fatos')}</span>
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
          className="text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="num pb-4 text-sm leading-[1.35]">
        <Row name="Ponto de partida" more="média das redações" className="text-muted">
          <Total points={start} />
        </Row>
        {rows.map(({ name, points, marks }) => (
          <Row key={name} name={name} more={marks === null ? null : tellMarks(marks)} bar={points / longest}>
            <SignedPoints points={points} />
          </Row>
        ))}
        <Row name="Soma" more={`nível ${level}`} className="border-t-[1.5px] border-t-ink font-bold">
          <Total points={points} />
        </Row>
        {held && <li className="max-w-[62ch] pt-2 text-ink-2">{held.why}</li>}
      </ul>
    </details>
  );
}

/** How far the next level is, for the sentence that says what it asks. */
export function LevelDistance({ account, findings }: LevelAccountProps) {
  return <> {describeDistance(levelParts(account, findings))}</>;
}

/** A bar of this many points reaches the end at the least. */
const SHORTEST_SCALE = 20;

function tellMarks(marks: number): string {
  return marks === 0 ? 'nenhuma marcação' : count(marks, 'marcação', 'marcações');
}

function Total({ points }: { points: number }) {
  return (
    <span className="text-right font-serif text-[1.0625rem] leading-none font-bold">
      {points}
      <span className="sr-only"> pontos</span>
    </span>
  );
}

type RowProps = {
  name: string;
  more: string | null;
  /** From −1, all the way to the left, to 1; no axis without it. */
  bar?: number;
  className?: string;
  children: ReactNode;
};

function Row({ name, more, bar, className, children }: RowProps) {
  return (
    <li
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_4.5rem_2.25rem] items-center gap-x-2.5 border-t first:border-t-0 sm:grid-cols-[minmax(0,1fr)_11rem_2.75rem] sm:gap-x-4',
        className,
      )}
    >
      <p className="py-2 wrap-anywhere">
        <b className="font-semibold">{name}</b> {more !== null && <span className="text-ink-2">{more}</span>}
      </p>
      <span aria-hidden="true" className={clsx('relative self-stretch', bar !== undefined && AXIS)}>
        {bar !== undefined && (
          <i
            className={clsx('absolute top-1/2 h-3 -translate-y-1/2 rounded-xs', bar > 0 ? GAIN : LOSS)}
            style={{ width: `${Math.abs(bar) * 50}%` }}
          />
        )}
      </span>
      {children}
    </li>
  );
}

const AXIS =
  'before:absolute before:inset-y-0 before:left-1/2 before:-ml-px before:border-l-[1.5px] before:border-border-strong forced-colors:forced-color-adjust-none';
const GAIN = 'left-1/2 bg-success forced-colors:bg-[CanvasText]';
/** Hatched: what takes is told from what brings without colour too. */
const LOSS =
  'right-1/2 border-[1.5px] border-ink-2 bg-[repeating-linear-gradient(135deg,var(--ink-2)_0_2px,transparent_2px_4px)]';
