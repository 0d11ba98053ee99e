import type { ClassroomSummary } from '@/domain/classrooms/classroom';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/link';
import { ClassroomCard } from './classroom-card';

/** The others are one press away. */
const SHOWN = 4;

/** The first classes as cards, and the way to all of them where there are more. */
export function ClassroomCards({ classrooms }: { classrooms: readonly ClassroomSummary[] }) {
  return (
    <>
      <ul className="mt-3 grid gap-4 sm:max-lg:grid-cols-2">
        {classrooms.slice(0, SHOWN).map((classroom) => (
          <li key={classroom.id} className="min-w-0">
            <ClassroomCard classroom={classroom} />
          </li>
        ))}
      </ul>
      {classrooms.length > SHOWN && (
        <Link to={paths.teacher.classrooms} className="mt-3 inline-flex min-h-11 items-center text-sm">
          Ver todas as {classrooms.length} salas
        </Link>
      )}
    </>
  );
}
