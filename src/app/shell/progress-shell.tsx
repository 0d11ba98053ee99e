import { ProgressIntro } from '@/features/progress/progress-intro';
import { ProgressSkeleton } from '@/features/progress/progress-skeleton';
import { StudentShell } from './student-shell';

/** What the progress screen begins with. */
export function ProgressShell() {
  return (
    <StudentShell>
      <ProgressIntro />
      <div className="mt-1.5">
        <ProgressSkeleton />
      </div>
    </StudentShell>
  );
}
