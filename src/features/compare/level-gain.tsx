import { Check, CircleDashed } from 'lucide-react';
import { describeDistance, type LevelParts, type NextStart } from '@/domain/evaluation/level-parts';
import { DESCRIPTORS } from '@/domain/rubric/descriptors';
import type { AccountChange } from '@/domain/versions/compare-accounts';
import type { LevelChange } from '@/domain/versions/compare-corrections';
import { SignedPoints } from '@/ui/signed-points';

type LevelGainProps = Pick<LevelChange, 'number'> & { account: AccountChange };

/** Below a level: what changed and by how many points, and how far the next level is; where the level stands, why. */
export function LevelGain({ number, account: { before, after, facts } }: LevelGainProps) {
  if (facts.length === 0)
    return <p className="text-sm text-ink-2 xl:ml-9">Nada mudou aqui. {describeDistance(after)}</p>;
  return (
    <div className="grid gap-2 xl:ml-9">
      <ul>
        {facts.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </ul>
      {before.level === after.level ? (
        <Stay number={number} before={before} after={after} />
      ) : (
        <p className="num text-sm text-ink-2">
          De {before.points} para {after.points} pontos.{' '}
          {[after.held?.why, describeDistance(after)].join(' ')}
        </p>
      )}
    </div>
  );
}

function Fact({ name, points, marks }: AccountChange['facts'][number]) {
  const Icon = points > 0 ? Check : CircleDashed;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-1.5 border-t border-dashed py-2 first:border-t-0">
      <Icon
        size={18}
        strokeWidth={2}
        aria-hidden="true"
        className={points > 0 ? 'text-success' : 'text-muted'}
      />
      <p className="num text-sm wrap-anywhere">
        {name}
        {marks && (
          <>
            : de <b>{marks.before}</b> para <b>{marks.after}</b>
          </>
        )}
      </p>
      <SignedPoints points={points} />
    </li>
  );
}

type StayProps = Pick<LevelChange, 'number'> & { before: LevelParts; after: LevelParts };

/** Why a level stands although something changed. */
function Stay({ number, before, after }: StayProps) {
  const { level, next, held } = after;
  return (
    <div className="rounded-md border border-dashed border-border-strong bg-paper px-3.5 py-3">
      <h3 className="font-sans text-base font-semibold">{titleOf(before, after)}</h3>
      {next && <Inside before={before.points} after={after.points} next={next} level={level} />}
      <p className="mt-1 max-w-[62ch] text-sm text-ink-2">
        {held && `${held.why} `}
        {describeDistance(after)}
        {next && ` O que o ${next.level} pede: “${DESCRIPTORS[number].levels[next.level]}”`}
      </p>
    </div>
  );
}

function titleOf(before: LevelParts, after: LevelParts): string {
  if (after.next === null) return `O nível continua ${after.level}`;
  if (after.points > before.points) return `Você avançou, mas o nível ainda é ${after.level}`;
  return after.points < before.points
    ? `O nível continua ${after.level}, com menos pontos`
    : `O nível ainda é ${after.level}`;
}

type InsideProps = { before: number; after: number; next: NextStart; level: number };

/** A scale shows from where a level begins to the middle of the next: so many points. */
const SHOWN = 60;
/** Numbers closer than this would stand on each other. */
const FAR_ENOUGH = 6;

/** Where inside the level both versions stand, and where the next level begins. */
function Inside({ before, after, next, level }: InsideProps) {
  const at = (points: number) => `${((points - (level - SHOWN / 3)) / SHOWN) * 100}%`;
  const background = `var(--level-${level})`;
  const [from, to] = [before, after].toSorted((a, b) => a - b);
  return (
    <div
      role="img"
      aria-label={`De ${before} para ${after} pontos; o ${next.level} começa em ${next.from}`}
      style={{ maxWidth: '26rem', forcedColorAdjust: 'none' }}
      className="num mt-3 text-2xs text-muted"
    >
      <div className="relative h-4">
        <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-tray" />
        <span
          className="absolute top-1/2 h-1 -translate-y-1/2"
          style={{ left: at(from ?? 0), width: `calc(${at(to ?? 0)} - ${at(from ?? 0)})`, background }}
        />
        <span
          className="absolute h-full -translate-x-1/2 border-l-2 border-dashed border-border-strong"
          style={{ left: at(next.from) }}
        />
        <span
          className="absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-muted bg-paper"
          style={{ left: at(before) }}
        />
        <span
          className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full"
          style={{ left: at(after), background, boxShadow: '0 0 0 3px var(--paper)' }}
        />
      </div>
      <div className="relative h-4">
        {Math.abs(after - before) >= FAR_ENOUGH && (
          <span className="absolute -translate-x-1/2" style={{ left: at(before) }}>
            {before}
          </span>
        )}
        <b className="absolute -translate-x-1/2 text-ink" style={{ left: at(after) }}>
          {after}
        </b>
        <span className="absolute right-0">
          {next.level} começa em {next.from}
        </span>
      </div>
    </div>
  );
}
