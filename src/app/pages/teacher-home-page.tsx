import { Suspense } from 'react';
import { HomeHeader } from '@/features/teacher-home/home-header';
import { HomeSkeleton } from '@/features/teacher-home/home-skeleton';
import { TeacherHome } from '@/features/teacher-home/teacher-home';

/** `/dashboard/teacher`. */
export default function TeacherHomePage() {
  return (
    <Suspense
      fallback={
        <>
          <HomeHeader hasSamples={false} hasClassrooms />
          <HomeSkeleton />
        </>
      }
    >
      <TeacherHome />
    </Suspense>
  );
}
