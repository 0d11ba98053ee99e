import { useSearchParams } from 'react-router-dom';
import { HistoryRows } from './history-rows';
import { HistoryIntro, HistorySkeleton } from './history-skeleton';
import { messages } from '@/copy/messages';
import { useServices } from '@/data/services-context';
import { useCorrections, useWaitingCorrections } from '@/queries/essay-queries';
import { useDeferredResult } from '@/queries/use-deferred-result';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { groupVersions, type VersionGroup } from '@/domain/versions/versions';
import { daysBetween } from '@/domain/time/sao-paulo';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { Segmented } from '@/ui/segmented';

const FILTERS = [
  { value: 'all', label: 'Ver Todas' },
  { value: 'recent', label: 'Ver Recentes' },
] as const;

type HistoryListProps = { onOpen: (id: string) => void; onWrite: () => void };

/**
 * The corrected essays, newest first (R-HISTORY-1). Essays that wait to be sent are shown even if the other essays
 * cannot be loaded.
 */
export function HistoryList({ onOpen, onWrite }: HistoryListProps) {
  const corrections = useDeferredResult(useCorrections());
  const { data } = corrections;
  const now = useServices().now();
  const [filter, setFilter] = useFilter();

  const waiting = useWaitingCorrections();
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const view = data ? historyView(data, filter, now) : historyView(waiting, 'all', now);
  const isEmpty = data?.length === 0;

  return (
    <div>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <HistoryIntro isEmpty={isEmpty} />
          {data && view.shown.length > 0 && <Totals {...view} filter={filter} />}
        </div>
        {data && !isEmpty && (
          <Segmented
            legend="Período"
            name="history-filter"
            options={FILTERS}
            value={filter}
            onChange={setFilter}
            className="text-sm"
          />
        )}
      </div>
      {view.shown.length > 0 && (
        <HistoryRows essays={view.shown} waitingIds={waitingIds} now={now} onOpen={onOpen} />
      )}
      <Loaded
        query={corrections}
        placeholder={<HistorySkeleton />}
        failed={{
          ...(waiting.length > 0 ? OTHERS_FAILED : ALL_FAILED),
          toast: messages.historyLoadFailed,
        }}
        empty={<NothingYet onWrite={onWrite} />}
      >
        {() =>
          view.shown.length === 0 && (
            <OnlyOlder count={view.olderCount} onShowAll={() => setFilter('all')} onWrite={onWrite} />
          )
        }
      </Loaded>
    </div>
  );
}

/** The filter is stored in the URL, so that it is still set after going back from a correction. */
function useFilter(): [HistoryFilter, (filter: HistoryFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = params.get('filtro') === 'todas' ? 'all' : 'recent';
  return [filter, (next) => setParams(next === 'all' ? { filtro: 'todas' } : {}, { replace: true })];
}

type Essay = VersionGroup<CorrectionSummary>;

type TotalsProps = { shown: readonly Essay[]; filter: HistoryFilter };

function Totals({ shown, filter }: TotalsProps) {
  return (
    <p aria-live="polite" className="num mt-1.5 text-ink-2">
      <b>{shown.length}</b> {shown.length === 1 ? 'redação' : 'redações'}
      {filter === 'recent' && ` nos últimos ${RECENT_DAYS} dias`}
    </p>
  );
}

function NothingYet({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      griffin="reading"
      title="Nenhuma redação corrigida"
      headingLevel={3}
      action={<Button onClick={onWrite}>Escrever Redação</Button>}
    >
      Escreva a primeira: a correção fica guardada aqui, com a nota e tudo o que foi marcado.
    </EmptyState>
  );
}

type OnlyOlderProps = { count: number; onShowAll: () => void; onWrite: () => void };

function OnlyOlder({ count, onShowAll, onWrite }: OnlyOlderProps) {
  return (
    <EmptyState
      title={`Nada nos últimos ${RECENT_DAYS} dias`}
      headingLevel={3}
      className="border-t pt-8"
      action={
        <>
          <Button onClick={onShowAll}>Ver Todas</Button>
          <Button variant="outline" onClick={onWrite}>
            Escrever Redação
          </Button>
        </>
      }
    >
      {count === 1 ? 'Você tem 1 redação mais antiga.' : `Você tem ${count} redações mais antigas.`}
    </EmptyState>
  );
}

const ALL_FAILED = {
  title: 'Não conseguimos abrir suas redações',
  note: 'Elas continuam guardadas. Tente de novo ou recarregue a página.',
};
const OTHERS_FAILED = {
  title: 'Não deu para carregar o resto',
  note: 'As redações acima estão neste aparelho e serão enviadas quando o servidor puder recebê-las. As outras continuam guardadas na sua conta.',
};

type HistoryFilter = 'recent' | 'all';

/** Number of days shown in the default view of the history (R-HISTORY-1). */
const RECENT_DAYS = 7;

type HistoryView = { shown: Essay[]; olderCount: number };

/**
 * The essays a filter of the history shows, and the number of older essays left out. Each essay
 * is counted once, with its latest version.
 */
export function historyView(
  all: readonly CorrectionSummary[],
  filter: HistoryFilter,
  now: Date,
): HistoryView {
  const essays = groupVersions(all);
  const shown = essays.filter(({ latest }) => filter === 'all' || isRecent(latest, now));
  return { shown, olderCount: essays.length - shown.length };
}

/** An essay with an invalid date is treated as recent, so that it is never hidden. */
function isRecent({ submittedAt }: CorrectionSummary, now: Date): boolean {
  const submitted = new Date(submittedAt);
  return Number.isNaN(submitted.getTime()) || daysBetween(submitted, now) < RECENT_DAYS;
}
