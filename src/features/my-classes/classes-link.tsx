import { ChevronRight, School } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useServices, useStore } from '@/data/services-context';
import { paths } from '@/lib/paths';

export function ClassesLink() {
  const { themes } = useStore(useServices().classMemory);
  const names = [
    ...new Set(themes.filter(({ isCurrent }) => isCurrent).map(({ classroomName }) => classroomName)),
  ];
  return (
    <Link
      to={paths.student.classes}
      className="flex min-h-11 items-center gap-3.5 rounded-lg border p-5 text-ink no-underline hover:bg-hl-soft sm:p-6"
    >
      <School size={22} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1">
        <b className="block font-serif text-lg leading-snug font-semibold">Minhas salas</b>
        <span className="line-clamp-2 text-sm wrap-anywhere text-ink-2">
          {names.join(', ') || 'Tema da sala e o que você enviou'}
        </span>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
    </Link>
  );
}
