import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import type { useRecentEssays } from '@/data/use-classrooms';
import type { RecentEssay } from '@/domain/classrooms/sent-essay';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { formatDateTime } from '@/copy/format-date-time';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Link } from '@/ui/link';
import { LoadFailed } from '@/ui/load-failed';
import { RecentEssaysSkeleton } from './home-skeleton';

/** The latest essays of all classes, each a link to itself. */
export function RecentEssays({ query }: { query: ReturnType<typeof useRecentEssays> }) {
  const { data: essays, isPending, isError, refetch } = query;
  if (isPending) return <RecentEssaysSkeleton />;
  if (isError && !essays)
    return (
      <LoadFailed title="As redações não abriram agora" onRetry={() => void refetch()}>
        Elas continuam guardadas. Confira a conexão e tente de novo.
      </LoadFailed>
    );
  if (essays.length === 0)
    return (
      <p className="mt-3 border-t pt-4 text-ink-2">
        Nenhuma ainda. Quando um aluno enviar uma redação para a turma, ela aparece aqui.
      </p>
    );
  return (
    <ul className="mt-3 border-b">
      {essays.map((essay) => (
        <Row key={essay.id} essay={essay} />
      ))}
    </ul>
  );
}

/** Corrigida with its total, or Pendente without one (spec §4 "Sample essay lists"). */
function Row({ essay }: { essay: RecentEssay }) {
  const { id, studentName, theme, classroomName, sentAt, total } = essay;
  const { now } = useServices();
  return (
    <li className="border-t">
      <Link
        to={paths.teacher.classEssay(id)}
        className="grid grid-cols-[1fr_auto] items-start gap-x-4 rounded-sm py-4 text-ink no-underline hover:bg-hl-soft"
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{studentName}</span>
          <span className="mt-0.5 line-clamp-3 text-sm wrap-anywhere text-ink-2">{theme}</span>
          <span className="mt-1 block text-xs wrap-anywhere text-muted">
            {classroomName} ·{' '}
            <time dateTime={sentAt} title={formatDateTime(sentAt)}>
              {relativeDate(sentAt, now())}
            </time>
          </span>
        </span>
        <span className="grid justify-items-end gap-1.5">
          {total === null ? (
            <Badge variant="warn">Pendente</Badge>
          ) : (
            <>
              <b className="num font-serif text-[1.5rem] leading-none font-extrabold">
                {total}
                <span className="sr-only"> de {MAX_TOTAL}</span>
              </b>
              <Badge variant="ok">Corrigida</Badge>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}
