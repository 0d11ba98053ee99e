import { Link } from 'react-router-dom';
import { formatDateTime } from '@/copy/dates';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import type { RecentEssay } from '@/domain/classrooms/submission';
import { withNote } from '@/domain/classrooms/student-names';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { paths } from '@/lib/paths';
import type { useRecentEssays } from '@/queries/classroom-queries';
import { Badge } from '@/ui/badge';
import { Loaded } from '@/ui/loaded';
import { RecentEssaysSkeleton } from './home-skeleton';

/** The latest submissions of all classrooms. */
export function RecentEssays({ query }: { query: ReturnType<typeof useRecentEssays> }) {
  return (
    <Loaded
      query={query}
      placeholder={<RecentEssaysSkeleton />}
      failed={{
        title: 'As redações não abriram agora',
        note: 'Elas continuam guardadas. Confira a conexão e tente de novo.',
      }}
      empty={
        <p className="mt-3 border-t pt-4 text-ink-2">
          Nenhuma ainda. Quando um aluno enviar uma redação para uma das suas salas, ela aparece aqui.
        </p>
      }
    >
      {(essays) => (
        <ul className="mt-3 border-b">
          {essays.map((essay) => (
            <Row key={essay.envio_id} essay={essay} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** A submission: "Corrigida" with its total, or "Pendente" if it has no total (R-TEACHER-2). */
function Row({ essay }: { essay: RecentEssay }) {
  const { envio_id, aluno_nome, tema, sala_nome, enviado_em, total } = essay;
  const { now } = useServices();
  return (
    <li className="border-t">
      <Link
        to={paths.teacher.classEssay(envio_id)}
        className="grid grid-cols-[1fr_auto] items-start gap-x-4 rounded-sm py-4 text-ink no-underline hover:bg-hl-soft"
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{withNote(aluno_nome, essay)}</span>
          <span className="mt-0.5 line-clamp-3 text-sm wrap-anywhere text-ink-2">{tema}</span>
          <span className="mt-1 block text-xs wrap-anywhere text-muted">
            {sala_nome} ·{' '}
            <time dateTime={enviado_em} title={formatDateTime(enviado_em)}>
              {relativeDate(enviado_em, now())}
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
