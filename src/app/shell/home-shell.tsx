import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { HOME_COLUMNS, HomeGreeting } from '@/features/home/home-greeting';
import { LastCorrectionsSkeleton, ProgressSkeleton } from '@/features/home/home-skeleton';
import { WriteCard } from '@/features/home/write-card';
import { Skeleton } from '@/ui/skeleton';
import { StudentShell } from './student-shell';

/** What the student's home begins with: an empty sheet, where nothing was begun. */
export function HomeShell() {
  return (
    <StudentShell>
      <HomeGreeting>
        <Skeleton className="inline-block h-[0.8em] w-56 max-w-full" />
      </HomeGreeting>
      <div className="mt-6 mb-8" />
      <div className={HOME_COLUMNS}>
        <div data-unless-draft="" className="grid md:col-span-2 lg:col-span-1 lg:row-span-2">
          <WriteCard draft={EMPTY_DRAFT} />
        </div>
        <ProgressSkeleton />
      </div>
      <div className="mt-9">
        <LastCorrectionsSkeleton />
      </div>
    </StudentShell>
  );
}
