import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { lateLabel } from '@/copy/classes';
import { formatDateTime } from '@/copy/dates';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { Classroom, ClassTheme } from '@/domain/classrooms/classroom';
import { delayOf } from '@/domain/classrooms/late-work';
import { countingLevels, type Submission } from '@/domain/classrooms/submission';
import { withNote } from '@/domain/classrooms/student-names';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { paths } from '@/lib/paths';
import { useClassroomSubmissions } from '@/queries/classroom-queries';
import { useWithdrawnReviews } from '@/queries/review-queries';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { SubmissionsSkeleton } from '../classroom-skeleton';
import { filterEssays, EssayFilters, useEssayFilter } from './essay-filters';

/** The essays submitted to the class, newest first. Essays that were not submitted are never listed. */
export function Submissions({ classroom }: { classroom: Classroom }) {
  return (
    <Loaded
      query={useClassroomSubmissions(classroom.id)}
      placeholder={<SubmissionsSkeleton />}
      failed={{
        title: 'As redações não abriram agora',
        note: 'Elas continuam guardadas. Confira a conexão e tente de novo.',
      }}
      stale={{
        title: 'A lista pode ter mudado',
        note: 'Não deu para atualizar agora. A tela mostra como estava antes.',
        className: 'pb-6',
      }}
    >
      {(essays) => (
        <>
          {essays.length === 0 ? (
            <EmptyState griffin="reading" title="Nenhuma redação enviada ainda" headingLevel={3}>
              Quando um aluno enviar uma redação para esta sala, ela aparece aqui, com a correção e as
              marcações.
            </EmptyState>
          ) : (
            <FilteredEssays classroom={classroom} essays={essays} />
          )}
          <WithdrawnEssays classroomId={classroom.id} />
        </>
      )}
    </Loaded>
  );
}

type FilteredEssaysProps = { classroom: Classroom; essays: readonly Submission[] };

function FilteredEssays({ classroom, essays }: FilteredEssaysProps) {
  const [filter, setFilter] = useEssayFilter();
  const isFiltered = filter.aluno !== '' || filter.tema !== '';
  const shown = filterEssays(essays, filter);
  return (
    <section aria-label="Redações enviadas">
      <EssayFilters classroom={classroom} filter={filter} onChange={setFilter} />
      <p aria-live="polite" className="num mt-4 text-ink-2">
        <b>{shown.length.toLocaleString('pt-BR')}</b> {shown.length === 1 ? 'redação' : 'redações'}
        {isFiltered && ` de ${essays.length.toLocaleString('pt-BR')}`}
      </p>
      {shown.length > 0 ? (
        // The key remounts the list, so that a new filter starts again with the first step.
        <SubmissionList key={`${filter.aluno} ${filter.tema}`} essays={shown} themes={classroom.temas} />
      ) : (
        <EmptyState
          title="Nada com este filtro"
          headingLevel={3}
          className="mt-3 border-t pt-6"
          action={<Button onClick={() => setFilter({ aluno: '', tema: '' })}>Ver todas</Button>}
        >
          Nenhuma redação combina com o que você escolheu.
        </EmptyState>
      )}
    </section>
  );
}

/** The teacher's reviews of essays that are no longer in the class. */
function WithdrawnEssays({ classroomId }: { classroomId: string }) {
  const { data = [] } = useWithdrawnReviews({ classroomId });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="redacoes-retiradas" className="mt-10">
      <h3 id="redacoes-retiradas" className="text-lg">
        Revisões de redações retiradas
      </h3>
      <ul className="mt-2 border-t">
        {data.map(({ id, aluno_nome, tema, retirada_em }) => (
          <li key={id} className="border-b">
            <Link
              to={paths.teacher.classEssay(id)}
              className="block rounded-sm py-3 text-ink no-underline hover:bg-hl-soft"
            >
              <span className="block font-semibold wrap-anywhere">{aluno_nome}</span>
              <span className="block text-sm wrap-anywhere text-ink-2">{tema}</span>
              <span className="block text-xs text-muted">Retirada em {formatDateTime(retirada_em)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Number of essays that each step adds. A class submits more than a thousand essays in a year. */
const STEP = 50;

type SubmissionListProps = { essays: readonly Submission[]; themes: readonly ClassTheme[] };

/** Shows the essays in steps. After "Mostrar mais" the focus moves to the first new row. */
function SubmissionList({ essays, themes }: SubmissionListProps) {
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);

  function showMore() {
    flushSync(() => setShown(shown + STEP));
    list.current?.children[shown]?.querySelector('a')?.focus();
  }

  const hidden = Math.max(0, essays.length - shown);
  return (
    <>
      <ul ref={list} className="mt-3 border-t">
        {essays.slice(0, shown).map((essay) => (
          <SubmissionRow key={essay.id} essay={essay} themes={themes} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" onClick={showMore}>
            Mostrar mais
          </Button>
          <p className="num text-sm text-muted">
            {shown.toLocaleString('pt-BR')} de {essays.length.toLocaleString('pt-BR')} na tela
          </p>
        </div>
      )}
    </>
  );
}

/** The whole row is a link. Rows outside the viewport are not laid out (`content-visibility`). */
function SubmissionRow({ essay, themes }: { essay: Submission; themes: readonly ClassTheme[] }) {
  const { id, aluno_nome, tema, enviado_em, revisada } = essay;
  const { now } = useServices();
  const levels = countingLevels(essay);
  const delay = delayOf(essay, themes);
  return (
    <li className="border-b [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
      <Link
        to={paths.teacher.classEssay(id)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 rounded-sm py-3.5 text-ink no-underline hover:bg-hl-soft"
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{withNote(aluno_nome, essay)}</span>
          <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-2">{tema}</span>
          <time
            dateTime={enviado_em}
            title={formatDateTime(enviado_em)}
            className="mt-1 block text-xs text-muted"
          >
            {relativeDate(enviado_em, now())}
          </time>
        </span>
        <span className="grid justify-items-end gap-1.5">
          {levels ? (
            <b className="num font-serif text-[1.5rem] leading-none font-extrabold">
              {totalOf(levels)}
              <span className="sr-only"> de {MAX_TOTAL}</span>
            </b>
          ) : (
            <Badge variant="warn">Pendente</Badge>
          )}
          {delay && <Badge variant="warn">{lateLabel(delay)}</Badge>}
          {revisada && <Badge variant="outline">Revisada</Badge>}
        </span>
      </Link>
    </li>
  );
}
