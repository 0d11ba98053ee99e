import { Suspense } from 'react';
import { ClassesSkeleton, MyClasses } from '@/features/my-classes/my-classes';

/** `/dashboard/student/salas`. */
export default function StudentClassesPage() {
  return (
    <Suspense
      fallback={
        <>
          <h2 className="mb-6 text-xl lg:text-2xl">Minhas salas</h2>
          <ClassesSkeleton />
        </>
      }
    >
      <MyClasses />
    </Suspense>
  );
}
