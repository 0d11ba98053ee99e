import { ArrowDown, ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/copy/dates';
import type { ClassEssay } from '@/domain/classrooms/sent-essay';
import type { SentEssay } from '@/domain/classrooms/sent-essay';
import { paths } from '@/lib/paths';
import { useSentEssays } from '@/queries/classroom-queries';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';

/** The heading that "Ir para a revisão" scrolls to on narrow screens. */
export const REVIEW_HEADING_ID = 'revisao-do-professor';

const ESSAYS_TAB = '?aba=redacoes';

/** Student, date and classroom, with links to the previous and the next submission. */
export function EssayHeading({ essay }: { essay: ClassEssay }) {
  const { id, sala_id, sala_nome, aluno_nome, enviado_em, pendente } = essay;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <Link
          to={{ pathname: paths.teacher.classroom(sala_id), search: ESSAYS_TAB }}
          className="inline-flex min-h-11 min-w-0 items-center gap-1.5 text-sm"
        >
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span className="wrap-anywhere">{sala_nome}</span>
        </Link>
        <NeighbourLinks id={id} classroomId={sala_id} />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere lg:text-2xl">{aluno_nome}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            <span>Enviada em {formatDateTime(enviado_em)}</span>
            {pendente && <Badge variant="warn">Pendente</Badge>}
          </p>
        </div>
        <Button variant="outline" size="small" onClick={goToReview} className="xl:hidden print:hidden">
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
          Ir para a revisão
        </Button>
      </div>
      {pendente && (
        <p className="mt-3 max-w-prose text-sm text-ink-2">
          Esta redação foi corrigida só no aparelho do aluno, e o servidor não conferiu os níveis. Ela conta
          na sala quando você dá os cinco.
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

/** Hidden until the list of the class is loaded. */
function NeighbourLinks({ id, classroomId }: { id: string; classroomId: string }) {
  const { data = [] } = useSentEssays(classroomId);
  const at = data.findIndex((essay) => essay.id === id);
  if (at === -1 || data.length === 1) return null;
  const [previous, next] = [data[at - 1], data[at + 1]];
  return (
    <nav aria-label="Redações da sala" className="flex items-center gap-1">
      <span className="num px-1 text-sm text-muted">
        {at + 1} de {data.length.toLocaleString('pt-BR')}
      </span>
      {previous && (
        <NeighbourLink essay={previous} label="Anterior">
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          Anterior
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink essay={next} label="Próxima">
          Próxima
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </NeighbourLink>
      )}
    </nav>
  );
}

type NeighbourLinkProps = { essay: SentEssay; label: string; children: ReactNode };

function NeighbourLink({ essay, label, children }: NeighbourLinkProps) {
  return (
    <LinkButton
      to={paths.teacher.classEssay(essay.id)}
      variant="ghost"
      size="small"
      aria-label={`${label}: ${essay.aluno_nome}`}
    >
      {children}
    </LinkButton>
  );
}
