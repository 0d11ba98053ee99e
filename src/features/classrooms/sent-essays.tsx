import { useSentEssays } from '@/data/use-classrooms';
import type { Classroom } from '@/domain/classrooms/classroom';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LoadFailed } from '@/ui/load-failed';
import { EssayFilters } from './essay-filters';
import { filterEssays } from './essay-filter';
import { SentEssayList } from './sent-essay-list';
import { SentEssaysSkeleton } from './sent-essays-skeleton';
import { useEssayFilter } from './use-essay-filter';

/** What the students have sent to the class, newest first. What they did not send is not here, and nobody is told of it. */
export function SentEssays({ classroom }: { classroom: Classroom }) {
  const { data: essays, isPending, isError, refetch } = useSentEssays(classroom.id);
  const [filter, setFilter] = useEssayFilter();
  const isFiltered = filter.aluno !== '' || filter.tema !== '';

  if (isPending) return <SentEssaysSkeleton />;
  if (!essays)
    return (
      <LoadFailed title="As redações não abriram agora" onRetry={() => void refetch()}>
        Elas continuam guardadas. Confira a conexão e tente de novo.
      </LoadFailed>
    );
  if (essays.length === 0)
    return (
      <EmptyState griffin="reading" title="Nenhuma redação enviada ainda" headingLevel={3}>
        Quando um aluno enviar uma redação para esta sala, ela aparece aqui, com a correção e as marcas.
      </EmptyState>
    );

  const shown = filterEssays(essays, filter);
  return (
    <section aria-label="Redações enviadas">
      <EssayFilters classroom={classroom} filter={filter} onChange={setFilter} />
      <p aria-live="polite" className="num mt-4 text-ink-2">
        <b>{shown.length.toLocaleString('pt-BR')}</b> {shown.length === 1 ? 'redação' : 'redações'}
        {isFiltered && ` de ${essays.length.toLocaleString('pt-BR')}`}
      </p>
      {shown.length > 0 ? (
        // Another question begins at the top again.
        <SentEssayList key={`${filter.aluno} ${filter.tema}`} essays={shown} />
      ) : (
        <EmptyState
          title="Nada com este filtro"
          headingLevel={3}
          className="mt-3 border-t pt-6"
          action={<Button onClick={() => setFilter({ aluno: '', tema: '' })}>Ver todas</Button>}
        >
          Ninguém enviou uma redação assim ainda.
        </EmptyState>
      )}
      {isError && (
        <LoadFailed title="A lista pode ter mudado" onRetry={() => void refetch()}>
          Não deu para ler de novo. O que está na tela é a última leitura.
        </LoadFailed>
      )}
    </section>
  );
}
