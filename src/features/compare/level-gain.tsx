import { Check, Minus } from 'lucide-react';
import { partsOfStep } from '@/domain/evaluation/correction';
import { describeDistance, LEVEL_STARTS, WHOLE_NAME, type LevelParts } from '@/domain/evaluation/level-parts';
import { MAX_LEVEL } from '@/domain/rubric/competency';
import { DESCRIPTORS } from '@/domain/rubric/descriptors';
import type { AccountChange } from '@/domain/versions/compare-accounts';
import type { LevelChange } from '@/domain/versions/compare-corrections';
import { explainStanding, gainOfFacts } from '@/domain/versions/explain-standing';
import { PointsInLevel } from '@/components/points-in-level';
import { SignedPoints } from '@/components/signed-points';

type LevelGainProps = Pick<LevelChange, 'number' | 'next'> & { account: AccountChange };

/** Details of a level: changes in points, the text's position within the level, and the reason for the level. */
export function LevelGain({ number, next, account }: LevelGainProps) {
  const { before, after, facts } = account;
  if (facts.length === 0)
    return <p className="text-sm text-ink-2 @xl:ml-9">Nada mudou aqui. {describeDistance(after)}</p>;
  const isStanding = before.level === after.level && facts.some(({ name }) => name !== WHOLE_NAME);
  return (
    <div className="grid gap-2 @xl:ml-9">
      <ul>
        {facts.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </ul>
      {isStanding ? (
        <Stay number={number} next={next} account={account} />
      ) : (
        <div>
          <Inside before={before} after={after} />
          <p className="num mt-1 text-sm text-ink-2">
            {before.points !== after.points && `De ${before.points} para ${after.points} pontos. `}
            {[after.held?.why, describeDistance(after)].filter(Boolean).join(' ')}
          </p>
        </div>
      )}
    </div>
  );
}

function Fact({ name, points, marks }: AccountChange['facts'][number]) {
  const Icon = points > 0 ? Check : Minus;
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

/** Explains why a level is the same although something changed. */
function Stay({ number, next: step, account }: LevelGainProps) {
  const { before, after } = account;
  return (
    <div className="rounded-md border border-dashed border-border-strong bg-paper px-3.5 py-3">
      <h3 className="font-sans text-base font-semibold">{titleOf(account)}</h3>
      <Inside before={before} after={after} />
      <div className="num mt-1 grid max-w-[62ch] gap-1.5 text-sm text-ink-2">
        <p>{explainStanding(number, account)}</p>
        {step && (
          <p className="wrap-anywhere">
            <b>Próximo passo:</b> {partsOfStep(step).todo}
          </p>
        )}
        {after.next && (
          <p>
            <b>O que o {after.next.level} pede:</b> “{DESCRIPTORS[number].levels[after.next.level]}”
          </p>
        )}
      </div>
    </div>
  );
}

function titleOf(change: AccountChange): string {
  const { before, after } = change;
  if (after.next === null) return `O nível continua ${after.level}`;
  if (after.points > before.points) return `Você avançou, mas o nível ainda é ${after.level}`;
  if (gainOfFacts(change) > 0) return `O que você mudou contou, mas o nível ainda é ${after.level}`;
  return after.points < before.points
    ? `O nível continua ${after.level}, com menos pontos`
    : `O nível ainda é ${after.level}`;
}

type InsideProps = { before: LevelParts; after: LevelParts };

function Inside({ before, after }: InsideProps) {
  const { level, from } = after.next ?? {};
  const end = level === undefined ? '' : `; o ${level} começa em ${from}`;
  return (
    <PointsInLevel
      before={before.points}
      points={after.points}
      starts={LEVEL_STARTS}
      max={MAX_LEVEL}
      label={`De ${before.points} para ${after.points} pontos${end}`}
      className="mt-2"
    />
  );
}
