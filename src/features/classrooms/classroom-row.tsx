import { ChevronRight } from 'lucide-react';
import type { ClassroomSummary } from '@/domain/classrooms/classroom';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/link';
import { peopleCount } from './people-count';

/** One class of the list: the whole row leads to it. Rows out of view are not laid out. */
export function ClassroomRow({ classroom }: { classroom: ClassroomSummary }) {
  const { id, nome, descricao, tema, studentCount, correctedEssayCount, averageTotal } = classroom;
  return (
    <li className="border-b [contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      <Link
        to={paths.teacher.classroom(id)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-sm py-5 text-ink no-underline hover:bg-hl-soft lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_13rem_auto] lg:gap-x-8"
      >
        <span className="min-w-0">
          <span className="line-clamp-2 font-serif text-[1.25rem] leading-tight font-bold wrap-anywhere">
            {nome}
          </span>
          {descricao && (
            <span className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-2">{descricao}</span>
          )}
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted lg:order-last" />
        <span className="min-w-0 max-lg:col-span-2">
          <span className="eyebrow block">Tema atual</span>
          <span className="line-clamp-2 font-serif leading-snug wrap-anywhere">
            {tema || 'Nenhum por enquanto'}
          </span>
        </span>
        <span className="num flex flex-wrap gap-x-2 text-sm text-ink-2 max-lg:col-span-2 lg:grid lg:justify-items-end">
          <span>{peopleCount(studentCount)}</span>
          <span aria-hidden="true" className="lg:hidden">
            ·
          </span>
          <span>
            {correctedEssayCount} {correctedEssayCount === 1 ? 'corrigida' : 'corrigidas'}
            {averageTotal !== null && (
              <>
                , média <b className="text-ink">{Math.round(averageTotal)}</b>
              </>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
