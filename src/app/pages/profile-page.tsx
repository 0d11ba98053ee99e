import { LazyOfflineCard } from './lazy-offline-card';
import { useRanking } from '@/data/use-rewards';
import { ClassRefresh } from '@/features/my-classes/class-refresh';
import { ClassesLink } from '@/features/my-classes/classes-link';
import { MyDataLink } from '@/features/profile/my-data-link';
import { StudentProfile } from '@/features/profile/student-profile';
import { AchievementsGrid } from '@/features/rewards/achievements-grid';
import { RankingSwitch } from '@/features/rewards/ranking-switch';
import { paths } from '@/lib/paths';

/** `/dashboard/student/profile`. */
export default function ProfilePage() {
  return (
    <StudentProfile
      classes={
        <>
          <ClassesLink />
          <MyDataLink to={paths.student.myData} />
          <ClassRefresh />
        </>
      }
      ranking={<RankingPreference />}
      offline={<LazyOfflineCard />}
      achievements={<AchievementsGrid />}
    />
  );
}

/** Nothing until it is known whether one takes part: a switch that turns by itself would be a lie. */
function RankingPreference() {
  const { data } = useRanking();
  return data ? <RankingSwitch isTakingPart={data.isTakingPart} /> : null;
}
