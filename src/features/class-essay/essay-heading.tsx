import { ArrowDown, ArrowLeft } from 'lucide-react';
import type { ClassEssay } from '@/data/class-services';
import { formatDateTime } from '@/copy/format-date-time';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { NeighbourLinks } from './neighbour-links';
import { REVIEW_HEADING_ID } from './review-heading-id';

/** The part of the class that lists its essays. */
const ESSAYS_TAB = '?aba=redacoes';

/** Whose essay it is, sent when and to which class; from here to its neighbours. */
export function EssayHeading({ essay }: { essay: ClassEssay }) {
  const { id, classroomId, classroomName, studentName, sentAt, isPending } = essay;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <Link
          to={{ pathname: paths.teacher.classroom(classroomId), search: ESSAYS_TAB }}
          className="inline-flex min-h-11 min-w-0 items-center gap-1.5 text-sm"
        >
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span className="wrap-anywhere">{classroomName}</span>
        </Link>
        <NeighbourLinks id={id} classroomId={classroomId} />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere lg:text-2xl">{studentName}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            <span>Enviada em {formatDateTime(sentAt)}</span>
            {isPending && <Badge variant="warn">Pendente</Badge>}
          </p>
        </div>
        <Button variant="outline" size="small" onClick={goToReview} className="xl:hidden print:hidden">
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
          Ir para a revisão
        </Button>
      </div>
      {isPending && (
        <p className="mt-3 max-w-prose text-sm text-ink-2">
          Esta redação foi corrigida só no aparelho do aluno, e o servidor não conferiu os níveis. Ela conta
          na turma quando você dá os cinco.
        </p>
      )}
    </>
  );
}

function goToReview() {
  const heading = document.getElementById(REVIEW_HEADING_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
