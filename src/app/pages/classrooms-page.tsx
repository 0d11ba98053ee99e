import { Suspense } from 'react';
import { Classrooms } from '@/features/classrooms/classrooms';
import { ClassroomsSkeleton } from '@/features/classrooms/classrooms-skeleton';

/** `/dashboard/teacher/classrooms`. */
export default function ClassroomsPage() {
  return (
    <Suspense
      fallback={
        <>
          <h2 className="mb-6 text-xl lg:text-2xl">Salas</h2>
          <ClassroomsSkeleton />
        </>
      }
    >
      <Classrooms />
    </Suspense>
  );
}
