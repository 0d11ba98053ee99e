import { clsx } from 'clsx';
import { ChevronDown, CloudOff } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { Finding, KeptAccount } from '@/domain/evaluation/evaluation';
import { count } from '@/domain/evaluation/feedback/wording';
import { describeDistance, LEVEL_STARTS, levelParts, WHOLE_NAME } from '@/domain/evaluation/level-parts';
import { MAX_LEVEL } from '@/domain/rubric/competency';
import { PointsInLevel } from '@/ui/points-in-level';
import { SignedPoints } from '@/ui/signed-points';

export type LevelAccountProps = { account: KeptAccount; findings: readonly Finding[] };

/** Folded: how a level came about, fact by fact, from where the average of the essays starts. */
export function LevelAccount({ account, findings }: LevelAccountProps) {
  const { start, groups, whole, held, points, level, next } = levelParts(account, findings);
  const rows = [
    ...groups,
    ...(whole === 0 ? [] : [{ name: WHOLE_NAME, points: whole, marks: null }]),
    ...(held ? [{ ...held, marks: null }] : []),
  ];
  const isToldBelow = held?.kind === 'limit' && next !== null;
  const longest = Math.max(SHORTEST_SCALE, ...rows.map((row) => Math.abs(row.points)));
  return (
    <details className="group border-y">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 hover:bg-hl-soft">
        <h4 className="grow font-sans text-base font-semibold">Por dentro do nível {level}</h4>
        <span className="text-xs text-muted">{count(groups.length, 'fato', 'fatos')}</span>
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
          className="text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="num text-sm">
        <Row name="Ponto de partida" more="média das redações">
          <Total points={start} />
        </Row>
        {rows.map(({ name, points, marks }) => (
          <Row key={name} name={name} more={marks === null ? null : tellMarks(marks)} bar={points / longest}>
            <SignedPoints points={points} />
          </Row>
        ))}
        <Row name="Soma" more={`nível ${level}`} isSum>
          <Total points={points} />
        </Row>
      </ul>
      {held && !isToldBelow && <p className="max-w-[62ch] pb-2 text-sm text-ink-2">{held.why}</p>}
    </details>
  );
}

/** Where inside its level the text stands, what limits it and how far the next level is, below what that one asks. */
export function LevelDistance({ account, findings }: LevelAccountProps) {
  const parts = levelParts(account, findings);
  const { points, next, held } = parts;
  const limit = held?.kind === 'limit' ? `${held.why} ` : '';
  return (
    <>
      <PointsInLevel
        points={points}
        starts={LEVEL_STARTS}
        max={MAX_LEVEL}
        label={`${points} pontos${next ? `; o ${next.level} começa em ${next.from}` : ''}`}
        className="mt-2"
      />
      <p className="num mt-1">{`${limit}${describeDistance(parts)}`}</p>
    </>
  );
}

/** That the dictionary was missing: then the slips of the text do not count, and correcting again mends it. */
export function WithoutSlips() {
  return (
    <p className="mt-4 flex max-w-[64ch] gap-2.5 rounded-md border border-border-strong bg-warn-bg px-3.5 py-2.5 text-sm">
      <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <span>
        <b>O dicionário não chegou a tempo</b>, e este nível saiu sem contar os desvios do seu texto, como se
        ele tivesse tantos quantos uma redação média: quando tiver internet, toque em “Reescrever” e corrija
        de novo.
      </span>
    </p>
  );
}

/** A bar of this many points reaches the end at the least. */
const SHORTEST_SCALE = 20;

function tellMarks(marks: number): string {
  return marks === 0 ? 'nenhuma marcação' : count(marks, 'marcação', 'marcações');
}

function Total({ points }: { points: number }) {
  return (
    <span className="text-right font-serif text-[1.0625rem] font-bold">
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
  isSum?: boolean;
  children: ReactNode;
};

function Row({ name, more, bar, isSum = false, children }: RowProps) {
  return (
    <li
      style={{ gridTemplateColumns: COLUMNS }}
      className={clsx('grid items-center gap-x-3 border-t first:border-t-0', isSum && 'border-ink font-bold')}
    >
      <p className="py-2 wrap-anywhere">
        <b className="font-semibold">{name}</b> {more !== null && <span className="text-ink-2">{more}</span>}
      </p>
      <span aria-hidden="true" className="relative h-full" style={bar === undefined ? undefined : AXIS}>
        {bar !== undefined && (
          <span
            className="absolute top-1/2 h-3 -translate-y-1/2"
            style={{ width: `${Math.abs(bar) * 50}%`, ...(bar > 0 ? GAIN : LOSS) }}
          />
        )}
      </span>
      {children}
    </li>
  );
}

const COLUMNS = 'minmax(0, 1fr) clamp(4.5rem, 22vw, 11rem) 2.75rem';
const AXIS: CSSProperties = {
  background: 'linear-gradient(var(--border-strong) 0 0) 50% 0 / 1.5px 100% no-repeat',
  forcedColorAdjust: 'none',
};
const GAIN: CSSProperties = { left: '50%', background: 'var(--success)' };
/** Hatched: what takes is told from what brings without colour too. */
const LOSS: CSSProperties = {
  right: '50%',
  border: '1.5px solid var(--ink-2)',
  background: 'repeating-linear-gradient(135deg, var(--ink-2) 0 2px, transparent 2px 4px)',
};
