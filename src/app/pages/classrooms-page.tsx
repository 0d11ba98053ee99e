import { Suspense } from 'react';
import { Classrooms, ClassroomsSkeleton } from '@/features/classrooms/classrooms';

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
