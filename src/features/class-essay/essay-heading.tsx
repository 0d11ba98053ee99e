import { ArrowDown, ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lateLabel } from '@/copy/classes';
import { formatDateTime } from '@/copy/dates';
import { delayAfter } from '@/domain/classrooms/late-work';
import type { ClassEssay } from '@/domain/classrooms/submission';
import { type QueueFilter, WHOLE_QUEUE } from '@/domain/classrooms/review-queue';
import { paths } from '@/lib/paths';
import { usePageKey } from '@/lib/use-page-key';
import { useClassroomSubmissions } from '@/queries/classroom-queries';
import { useReviewQueue } from '@/queries/review-queries';
import { filterOf, FROM_QUEUE, paramsOf } from '@/queries/review-queue-address';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { RemovePhotographedEssay } from './remove-photographed-essay';

/** The heading that "Ir para a revisão" scrolls to on narrow screens. */
export const REVIEW_HEADING_ID = 'revisao-do-professor';

const ESSAYS_TAB = '?aba=redacoes';

/** Student, date and classroom, with links to the previous and the next submission. */
export function EssayHeading({ essay }: { essay: ClassEssay }) {
  const { id, sala_id, sala_nome, aluno_nome, nome_anterior, enviado_em, prazo } = essay;
  const { esperado, pendente, fotografada } = essay;
  const delay = delayAfter(prazo, enviado_em);
  const queue = useQueueOfAddress();
  usePageKey('r', goToReview);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <Link
          to={
            queue
              ? { pathname: paths.teacher.review, search: paramsOf(queue).toString() }
              : { pathname: paths.teacher.classroom(sala_id), search: ESSAYS_TAB }
          }
          className="inline-flex min-h-11 min-w-0 items-center gap-1.5 text-sm"
        >
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span className="wrap-anywhere">{queue ? 'Revisar' : sala_nome}</span>
        </Link>
        <NeighbourLinks id={id} classroomId={sala_id} queue={queue} />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere lg:text-2xl">{aluno_nome}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            {nome_anterior && <span className="wrap-anywhere">antes {nome_anterior}</span>}
            {queue && <span className="wrap-anywhere">{sala_nome}</span>}
            <span>
              {fotografada ? 'Fotografada e enviada' : 'Enviada'} em {formatDateTime(enviado_em)}
            </span>
            {esperado && <Badge variant="outline">ainda não entrou</Badge>}
            {pendente && <Badge variant="warn">Pendente</Badge>}
            {delay && <Badge variant="warn">{lateLabel(delay)}</Badge>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {fotografada && <RemovePhotographedEssay essay={essay} />}
          <Button variant="outline" size="small" onClick={goToReview} className="xl:hidden">
            <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
            Ir para a revisão
          </Button>
        </div>
      </div>
      {pendente && (
        <p className="mt-3 max-w-prose text-sm text-ink-2">
          Esta redação foi corrigida só no aparelho do aluno, e o Grifo não conferiu os níveis. Ela só conta
          na sala depois que você avaliar as cinco competências.
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

type NeighbourLinksProps = { id: string; classroomId: string; queue: QueueFilter | null };

/**
 * Links to the previous and next essay of the queue or the class, which the keys J and K also open. Hidden until
 * loaded.
 */
function NeighbourLinks({ id, classroomId, queue }: NeighbourLinksProps) {
  const { list, total, search } = useNeighbours(classroomId, queue);
  const navigate = useNavigate();
  const at = list.findIndex((essay) => essay.id === id);
  const previous = at === -1 ? undefined : list[at - 1];
  // A reviewed essay leaves the queue, so the next essay is the first in the queue.
  const next = at === -1 ? (queue ? list[0] : undefined) : list[at + 1];

  function open(essay: Neighbour | undefined) {
    if (essay) void navigate({ pathname: paths.teacher.classEssay(essay.id), search });
  }
  usePageKey('j', () => open(next));
  usePageKey('k', () => open(previous));

  if (!previous && !next) return null;
  return (
    <nav
      aria-label={queue ? 'Redações da fila' : 'Redações da sala'}
      className="flex flex-wrap items-center gap-1"
    >
      {at !== -1 && (
        <span className="num px-1 text-sm text-muted">
          {at + 1} de {total.toLocaleString('pt-BR')}
        </span>
      )}
      {previous && (
        <NeighbourLink essay={previous} search={search} label="Anterior" shortcut="K">
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          Anterior
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink essay={next} search={search} label="Próxima" shortcut="J">
          Próxima
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </NeighbourLink>
      )}
    </nav>
  );
}

/** Maximum number of essays in the queue. */
const MOST_OF_QUEUE = 200;

type Neighbour = { id: string; aluno_nome: string };

function useNeighbours(classroomId: string, queue: QueueFilter | null) {
  const sent = useClassroomSubmissions(classroomId, queue === null);
  const waiting = useReviewQueue(queue ?? WHOLE_QUEUE, MOST_OF_QUEUE, queue !== null);
  const list: readonly Neighbour[] = (queue ? waiting.data?.itens : sent.data) ?? [];
  const total = queue ? (waiting.data?.total ?? 0) : list.length;
  return { list, total, search: useLocation().search };
}

/** The queue that the essay was opened from; null if it was opened from the class's list. */
function useQueueOfAddress(): QueueFilter | null {
  const [params] = useSearchParams();
  return params.has(FROM_QUEUE) ? filterOf(params) : null;
}

type NeighbourLinkProps = {
  essay: Neighbour;
  search: string;
  label: string;
  shortcut: string;
  children: ReactNode;
};

function NeighbourLink({ essay, search, label, shortcut, children }: NeighbourLinkProps) {
  return (
    <LinkButton
      to={{ pathname: paths.teacher.classEssay(essay.id), search }}
      variant="ghost"
      size="small"
      aria-label={`${label}: ${essay.aluno_nome}`}
      aria-keyshortcuts={shortcut}
    >
      {children}
    </LinkButton>
  );
}
