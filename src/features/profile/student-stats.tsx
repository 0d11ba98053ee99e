import { canetinhasFigure } from '@/copy/canetinhas';
import { useSessionUser } from '@/data/services-context';
import { useAchievements } from '@/data/use-rewards';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/link';
import { DaysStat } from './days-stat';
import { Stat, StatStrip } from './stat-strip';

/** Canetinhas, achievements and days in the app (spec §2 "three stat cards"). */
export function StudentStats() {
  const { canetinhas } = useSessionUser();
  const unlocked = useAchievements().data?.length;
  return (
    <StatStrip>
      <Stat
        figure={canetinhasFigure(canetinhas)}
        label={
          <Link
            to={paths.student.canetinhas}
            className="text-ink-2 after:absolute after:inset-0 after:content-['']"
          >
            canetinhas
          </Link>
        }
      />
      <Stat
        figure={
          <>
            {unlocked ?? '–'}
            <span className="text-base font-semibold text-muted">/{ACHIEVEMENTS.length}</span>
          </>
        }
        label={unlocked === 1 ? 'conquista' : 'conquistas'}
      />
      <DaysStat />
    </StatStrip>
  );
}
