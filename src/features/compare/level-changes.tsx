import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { LEVELS, ROMAN_NUMERALS, type Level } from '@/domain/rubric/competency';
import type { LevelChange } from '@/domain/versions/compare-corrections';
import { LevelGain } from './level-gain';

type LevelChangesProps = { levels: readonly LevelChange[]; names: [before: string, after: string] };

/** The five levels of both versions, each on its scale. */
export function LevelChanges({ levels, names: [before, after] }: LevelChangesProps) {
  return (
    <>
      <ol className="@container border-b">
        {levels.map((one) => (
          <Change key={one.number} {...one} />
        ))}
      </ol>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <i className="size-3 rounded-full border-2 border-muted" />
          {before}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <i className="size-3 rounded-full bg-ink" />
          {after}
        </span>
        <span>Níveis de 0 a 200, de 40 em 40</span>
      </p>
    </>
  );
}

function Change({ number, name, before, after, account, next }: LevelChange) {
  return (
    <li className={clsx('border-t', account && 'pb-3')}>
      <div
        style={{ '--level': `var(--level-${after})` } as CSSProperties}
        className="grid grid-cols-[1.75rem_1fr_6.5rem] items-baseline gap-x-2 gap-y-0.5 py-3 @xl:grid-cols-[1.75rem_minmax(0,1fr)_minmax(9rem,1fr)_7.5rem] @xl:items-center @xl:py-2.5"
      >
        <span aria-hidden="true" className="font-serif text-[1.0625rem] font-semibold text-muted italic">
          {ROMAN_NUMERALS[number]}
        </span>
        <span>
          <span className="sr-only">Competência {number}: </span>
          {name}
        </span>
        <Scale before={before} after={after} />
        <span className="num text-right font-serif text-[1.1875rem] leading-tight font-bold whitespace-nowrap @max-xl:col-start-3 @max-xl:row-start-1">
          {before !== after && (
            <>
              <span className="font-semibold text-muted">{before}</span>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> passou a </span>
            </>
          )}
          <b className="font-extrabold text-(--level)">{after}</b>
          <span
            className={clsx(
              'block font-sans text-xs font-semibold',
              after > before ? 'text-success' : 'text-ink-2',
            )}
          >
            {changeOf(after - before)}
          </span>
        </span>
      </div>
      {account && <LevelGain number={number} account={account} next={next} />}
    </li>
  );
}

function changeOf(change: number): string {
  if (change === 0) return 'igual';
  return change > 0 ? `subiu ${change}` : `desceu ${-change}`;
}

/** The six levels as dots: a ring at the previous version's level, a filled dot at this version's level. */
function Scale({ before, after }: { before: Level; after: Level }) {
  const [from, to] = [LEVELS.indexOf(before), LEVELS.indexOf(after)].toSorted((a, b) => a - b);
  return (
    <span
      aria-hidden="true"
      className="relative col-start-2 flex h-6 items-center justify-between @xl:col-start-3 forced-colors:forced-color-adjust-none"
    >
      <span className="absolute inset-x-1 top-1/2 -mt-px border-t-2" />
      <span
        className="absolute top-1/2 -mt-0.5 h-1 bg-(--level)"
        style={{
          left: `calc(4px + (100% - 8px) * ${from} / ${LEVELS.length - 1})`,
          width: `calc((100% - 8px) * ${(to ?? 0) - (from ?? 0)} / ${LEVELS.length - 1})`,
        }}
      />
      {LEVELS.map((level) => (
        <span key={level} className="relative size-2">
          <i
            className={clsx(
              'absolute top-1/2 left-1/2 -translate-1/2 rounded-full',
              dotOf(level, before, after),
            )}
          />
        </span>
      ))}
    </span>
  );
}

function dotOf(level: Level, before: Level, after: Level): string {
  if (level === after)
    return clsx('size-4 bg-(--level)', level === before && 'outline-2 outline-offset-2 outline-muted');
  return level === before
    ? 'size-3.5 border-2 border-muted bg-ground'
    : 'size-2 bg-border outline-3 outline-ground';
}
