import { useServices, useStore } from '@/data/services-context';
import { lazyPart } from '@/lib/lazy-part';
import { useIsRested } from '@/lib/when-idle';
import { ClassRefresh } from '@/features/my-classes/class-refresh';
import { ClassesLink } from '@/features/my-classes/classes-link';
import { NoticeMailPreference } from '@/features/notices/notice-mail-preference';
import { MyDataLink } from '@/features/profile/preferences-section';
import { StudentProfile } from '@/features/profile/student-profile';
import { AchievementsGrid } from '@/features/rewards/achievements-grid';
import { RankingSwitch } from '@/features/rewards/ranking-switch';
import { SharedLinksLink } from '@/features/shared-links/shared-links-link';
import { paths } from '@/lib/paths';
import { useRanking } from '@/queries/reward-queries';

/** `/dashboard/student/profile`. */
export default function ProfilePage() {
  return (
    <StudentProfile
      classes={
        <>
          <ClassesLink />
          <SharedLinksLink />
          <MyDataLink to={paths.student.myData} />
          <ClassRefresh />
        </>
      }
      ranking={<RankingPreference />}
      notices={<NoticeMailPreference />}
      offline={
        <>
          <LearnedHand />
          <LazyOfflineCard />
        </>
      }
      achievements={<AchievementsGrid />}
    />
  );
}

/** Renders nothing until it is known whether the student takes part, so that the switch does not flip by itself. */
function RankingPreference() {
  const { data } = useRanking();
  return data ? <RankingSwitch isTakingPart={data.own !== null} /> : null;
}

/** If its code cannot be loaded, the rest of the page is unaffected. */
const OfflineCard = lazyPart(() =>
  import('@/features/offline/offline-card').then((module) => module.OfflineCard),
);

const LearnedHandCard = lazyPart(() =>
  import('@/features/photo/hand/learned-hand-card').then((module) => module.LearnedHandCard),
);

/** Renders and loads nothing if no handwriting was learned. */
function LearnedHand() {
  return useStore(useServices().hand.isLearned) ? <LearnedHandCard /> : null;
}

/** "Baixar para usar offline", rendered once the page is idle. */
function LazyOfflineCard() {
  return useIsRested() ? <OfflineCard /> : null;
}
