import { HistoryIntro } from '@/features/history/history-intro';
import { HistorySkeleton } from '@/features/history/history-skeleton';
import { StudentShell } from './student-shell';

/** What the former essays begin with. */
export function HistoryShell() {
  return (
    <StudentShell>
      <div className="mb-6">
        <HistoryIntro />
      </div>
      <HistorySkeleton />
    </StudentShell>
  );
}
