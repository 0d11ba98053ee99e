import { Link } from 'react-router-dom';
import { useAchievements } from '@/queries/reward-queries';
import type { UnlockedAchievement } from '@/domain/rewards/achievement';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { paths } from '@/lib/paths';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

const SHOWN = 3;

/** The most recently unlocked achievements, with a link to all of them. */
export function LatestAchievements() {
  return (
    <section aria-labelledby="latest-achievements">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="latest-achievements" className="text-lg">
          Conquistas
        </h3>
        <Link to={paths.student.profile} className="inline-flex min-h-11 items-center text-sm">
          Ver todas
        </Link>
      </div>
      {/* The height of three rows, to avoid a layout shift. */}
      <div className="min-h-54 border-t">
        <Loaded
          query={useAchievements()}
          placeholder={<Loading />}
          failed={{
            note: 'Não deu para carregar as conquistas. Elas continuam guardadas.',
            className: 'py-4',
          }}
        >
          {(unlocked) => <Latest unlocked={unlocked} />}
        </Loaded>
      </div>
    </section>
  );
}

function Latest({ unlocked }: { unlocked: readonly UnlockedAchievement[] }) {
  const latest = unlocked
    .flatMap(({ codigo }) => ACHIEVEMENTS.filter((one) => one.codigo === codigo))
    .slice(0, SHOWN);
  if (latest.length === 0)
    return <p className="py-4 text-ink-2">As primeiras chegam com as próximas redações.</p>;
  return (
    <ul>
      {latest.map(({ codigo, emoji, nome, descricao }) => (
        <li key={codigo} className="flex min-h-18 items-center gap-4 border-b py-3">
          <span aria-hidden="true" className="text-[1.75rem] leading-none">
            {emoji}
          </span>
          <span className="min-w-0">
            <b className="font-semibold">{nome}</b>
            <span className="line-clamp-2 text-sm text-ink-2">{descricao}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div>
      <output className="sr-only">Carregando as conquistas</output>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex h-18 items-center gap-4 border-b">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-4 w-48" />
        </div>
      ))}
    </div>
  );
}
