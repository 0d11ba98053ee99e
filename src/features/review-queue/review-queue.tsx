import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDateTime, dueDate } from '@/copy/dates';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import { type QueueFilter, type QueueItem, WHOLE_QUEUE } from '@/domain/classrooms/review-queue';
import { withNote } from '@/domain/classrooms/student-names';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { paths } from '@/lib/paths';
import { filterOf, FROM_QUEUE, paramsOf } from '@/queries/review-queue-address';
import { useReviewQueue } from '@/queries/review-queries';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { QueueFilters } from './queue-filters';

const STEP = 50;
const MOST = 200;

/** `/dashboard/teacher/revisar`: the essays of all classrooms awaiting a review. */
export function ReviewQueue() {
  // The filter is stored in the URL, so that going back from an essay restores it.
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const [limit, setLimit] = useState(STEP);
  const queue = useReviewQueue(filter, limit);
  const count = queue.data?.itens.length ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const isNarrowed = filter.sala !== '' || filter.busca !== '';

  function change(changes: Partial<QueueFilter>) {
    setLimit(STEP);
    setParams(paramsOf({ ...filter, ...changes }), { replace: true });
  }

  function showMore() {
    // The first new row takes the focus once rendered.
    focusNext.current = count;
    setLimit(limit + STEP);
  }
  const focusNext = useRef<number | null>(null);
  useEffect(() => {
    if (focusNext.current === null || count <= focusNext.current) return;
    list.current?.children[focusNext.current]?.querySelector('a')?.focus();
    focusNext.current = null;
  }, [count]);

  return (
    <>
      <h2 className="text-xl lg:text-2xl">Revisar</h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-2">
        As redações que seus alunos enviaram, de todas as salas. Elas já foram corrigidas; a revisão é sua.
      </p>
      <QueueFilters filter={filter} onChange={change} />
      <Loaded
        // That the queue before was empty says nothing of the one chosen now.
        query={queue.isPlaceholderData && queue.data?.total === 0 ? { ...queue, data: undefined } : queue}
        placeholder={<QueueSkeleton />}
        failed={{
          title: 'A fila não abriu agora',
          note: 'As redações continuam guardadas. Tente de novo em instantes.',
        }}
      >
        {(data) => (
          <section
            aria-label="Redações da fila"
            aria-busy={queue.isPlaceholderData || undefined}
            className="mt-5"
          >
            <p aria-live="polite" className="num text-ink-2">
              <b className="text-ink">{data.total.toLocaleString('pt-BR')}</b>{' '}
              {data.total === 1 ? 'redação' : 'redações'}
            </p>
            {data.total === 0 ? (
              <NothingHere
                filter={filter}
                isNarrowed={isNarrowed}
                onAll={() => change({ ...WHOLE_QUEUE, estado: filter.estado })}
              />
            ) : (
              <ul ref={list} className="mt-3 border-t">
                {data.itens.map((item) => (
                  <QueueRow key={item.id} item={item} filter={filter} />
                ))}
              </ul>
            )}
            {data.itens.length < data.total && (
              <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
                {limit < MOST && (
                  <Button variant="outline" onClick={showMore}>
                    Mostrar mais
                  </Button>
                )}
                <p className="num text-sm text-muted">
                  {data.itens.length} de {data.total.toLocaleString('pt-BR')} na tela
                  {limit >= MOST && '. Escolha uma sala ou um aluno para ver as outras.'}
                </p>
              </div>
            )}
          </section>
        )}
      </Loaded>
    </>
  );
}

/** The whole row is a link. */
function QueueRow({ item, filter }: { item: QueueItem; filter: QueueFilter }) {
  const { id, aluno_nome, sala_nome, tema, prazo, enviado_em, total, largura, revisada, rascunho } = item;
  const { now } = useServices();
  const params = paramsOf(filter);
  params.set(FROM_QUEUE, '');
  return (
    <li className="border-b [contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <Link
        to={{ pathname: paths.teacher.classEssay(id), search: `?${params.toString()}` }}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 rounded-sm py-3.5 text-ink no-underline hover:bg-hl-soft"
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{withNote(aluno_nome, item)}</span>
          <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-2">{tema}</span>
          <span className="mt-1 flex flex-wrap gap-x-2 text-xs text-muted">
            <span className="wrap-anywhere">{sala_nome}</span>
            <span aria-hidden="true">·</span>
            <time dateTime={enviado_em} title={formatDateTime(enviado_em)}>
              enviada {relativeDate(enviado_em, now())}
            </time>
            {prazo && (
              <>
                <span aria-hidden="true">·</span>
                <span>{dueDate(prazo, now())}</span>
              </>
            )}
          </span>
        </span>
        <span className="grid justify-items-end gap-1.5 text-right">
          {total === null ? (
            <Badge variant="warn">Pendente</Badge>
          ) : (
            <b className="num font-serif text-[1.5rem] leading-none font-extrabold">
              {total}
              <span className="sr-only"> de {MAX_TOTAL}</span>
            </b>
          )}
          {largura !== null && total !== null && !revisada && (
            <span className="num text-xs text-muted">faixa de {largura} pontos</span>
          )}
          {revisada && <Badge variant="outline">Revisada</Badge>}
          {rascunho && <Badge variant="outline">Em rascunho</Badge>}
        </span>
      </Link>
    </li>
  );
}

type NothingHereProps = { filter: QueueFilter; isNarrowed: boolean; onAll(): void };

function NothingHere({ filter, isNarrowed, onAll }: NothingHereProps) {
  if (isNarrowed)
    return (
      <EmptyState
        title="Nada com este filtro"
        headingLevel={3}
        className="mt-3 border-t pt-6"
        action={<Button onClick={onAll}>Ver todas</Button>}
      >
        Nenhuma redação combina com a sala e o nome escolhidos.
      </EmptyState>
    );
  const { title, text } = EMPTY[filter.estado];
  return (
    <EmptyState
      griffin="reading"
      title={title}
      headingLevel={3}
      action={
        <LinkButton to={paths.teacher.classrooms} variant="outline">
          Ver as salas
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}

const EMPTY = {
  a_revisar: {
    title: 'Nada esperando revisão',
    text: 'Quando um aluno enviar uma redação para uma das suas salas, ela aparece aqui.',
  },
  rascunho: {
    title: 'Nenhuma revisão em rascunho',
    text: 'O que você começa a escrever em uma revisão fica guardado e aparece aqui até ser publicado.',
  },
  revisada: {
    title: 'Nenhuma redação revisada ainda',
    text: 'As redações com a sua revisão publicada ficam aqui.',
  },
} as const;

function QueueSkeleton() {
  return (
    <div role="status" className="mt-6 grid gap-4">
      <span className="sr-only">Carregando a fila</span>
      {Array.from({ length: 5 }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- all alike
        <Skeleton key={at} className="h-16" />
      ))}
    </div>
  );
}
