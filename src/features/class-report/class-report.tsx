import { useClassroom, useSentEssays } from '@/data/use-classrooms';
import { LoadFailed } from '@/ui/load-failed';
import { ReportSkeleton } from './report-skeleton';
import { ReportView } from './report-view';

/** How a class stands: totals, competencies, themes, findings, who is missing and who stands still. */
export function ClassReport({ classroomId }: { classroomId: string }) {
  const classroom = useClassroom(classroomId);
  const essays = useSentEssays(classroomId);
  if (classroom.data && essays.data)
    return <ReportView key={classroomId} classroom={classroom.data} essays={essays.data} />;
  if (classroom.isError || essays.isError) {
    const retry = () => {
      if (!classroom.data) void classroom.refetch();
      if (!essays.data) void essays.refetch();
    };
    return (
      <LoadFailed title="Não deu para carregar o relatório" onRetry={retry}>
        As redações da sala continuam guardadas. Confira a conexão e tente de novo.
      </LoadFailed>
    );
  }
  // A class that is not there is the page's to tell.
  return classroom.data === null ? null : <ReportSkeleton />;
}
