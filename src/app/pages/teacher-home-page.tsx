import { Suspense } from 'react';
import { HomeHeader, TeacherHome } from '@/features/teacher-home/teacher-home';
import { HomeSkeleton } from '@/features/teacher-home/home-skeleton';

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
