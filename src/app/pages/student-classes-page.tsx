import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { ClassesSkeleton, MyClasses } from '@/features/my-classes/my-classes';

const ThemeTexts = lazyPart(() =>
  import('@/features/themes/given-texts').then((module) => module.GivenTexts),
);

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
      <MyClasses ThemeTexts={ThemeTexts} />
    </Suspense>
  );
}
