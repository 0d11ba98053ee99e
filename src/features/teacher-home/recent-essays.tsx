import type { SampleEssay } from '@/domain/classrooms/sample-classrooms';
import { Badge } from '@/ui/badge';

const daysAgo = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });

/** Corrigida with its total, or Pendente without one (spec §4 "Sample essay lists"). */
export function RecentEssays({ essays }: { essays: readonly SampleEssay[] }) {
  return (
    <ul className="mt-3 border-b">
      {essays.map((essay) => (
        <li key={essay.id} className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-t py-4">
          <div className="min-w-0">
            <p className="font-semibold">{essay.studentName}</p>
            <p className="mt-0.5 text-sm text-ink-2">{essay.theme}</p>
            <p className="mt-1 text-xs text-muted">
              {essay.classroomName} · {daysAgo.format(-essay.sentDaysAgo, 'day')}
            </p>
          </div>
          <div className="grid justify-items-end gap-1.5">
            {essay.status === 'Corrigida' ? (
              <>
                <b className="num font-serif text-[1.5rem] leading-none font-extrabold">{essay.total}</b>
                <Badge variant="ok">Corrigida</Badge>
              </>
            ) : (
              <Badge variant="warn">Pendente</Badge>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
