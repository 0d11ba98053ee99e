import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ReportSkeleton } from '@/features/class-report/report-skeleton';
import { BackToClassrooms } from '@/features/classrooms/classroom-header';
import { ClassroomSkeleton } from '@/features/classrooms/classroom-skeleton';
import { ClassroomView } from '@/features/classrooms/classroom-view';
import { GradebookSkeleton } from '@/features/gradebook/gradebook-skeleton';
import { lazyDialog } from '@/lib/lazy-dialog';

/** The code of the report and of the gradebook is loaded when its tab is opened. */
const ClassReport = lazy(() =>
  import('@/features/class-report/class-report').then((module) => ({ default: module.ClassReport })),
);

const Gradebook = lazy(() =>
  import('@/features/gradebook/gradebook').then((module) => ({ default: module.Gradebook })),
);

const ThemeDialog = lazyDialog(() =>
  import('@/features/themes/theme-dialog').then((module) => module.ThemeDialog),
);

const GiveThemeDialog = lazyDialog(() =>
  import('@/features/give-theme/give-theme-dialog').then((module) => module.GiveThemeDialog),
);

/** `/dashboard/teacher/classrooms/{id}`: one class; `?aba=` names its open tab. */
export default function ClassroomPage() {
  const { id = '' } = useParams();
  return (
    <Suspense
      fallback={
        <>
          <BackToClassrooms />
          <ClassroomSkeleton />
        </>
      }
    >
      <ClassroomView
        key={id}
        id={id}
        ThemeDialog={ThemeDialog}
        GiveTheme={GiveThemeDialog}
        gradebook={
          <Suspense fallback={<GradebookSkeleton />}>
            <Gradebook classroomId={id} />
          </Suspense>
        }
        report={
          <Suspense fallback={<ReportSkeleton />}>
            <ClassReport classroomId={id} />
          </Suspense>
        }
      />
    </Suspense>
  );
}
