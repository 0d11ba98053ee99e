import {
  queryOptions,
  skipToken,
  useMutationState,
  useQuery,
  useQueryClient,
  type MutationKey,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBackend } from '@/data/services-context';
import type { Backend } from '@/data/ports/backend';
import type { EssayHistory, OutgoingEssay, OutgoingRating } from '@/data/ports/essays';
import { useServices, useSessionUser, useStore } from '@/data/services-context';
import type { Rating } from '@/contracts/ratings';
import { storedIdOf, type Correction, type CorrectionSummary } from '@/domain/evaluation/correction';
import { foldMetrics, metricsRow } from '@/domain/progress/fold-metrics';
import type { Metrics } from '@/domain/progress/metrics';
import { latestFirst } from '@/domain/time/latest-first';
import { v4 as newId } from 'uuid';
import { defineQueuedMutation, submitQueued } from './query-client';

/** Query keys of the current user's corrected essays. All begin with `all`. */
export const essayKeys = { all: ['essays'] as const };

const STORE = 'store-essay';
const RATE = 'rate-essay';

/** With a server, essays and their ratings are queued in the outbox, in order. */
export function defineEssayMutations(client: QueryClient, { essays }: Backend, isQueued: boolean): void {
  const common = { invalidates: essayKeys.all, scope: 'essays', isQueued };
  defineQueuedMutation<OutgoingEssay>(client, STORE, {
    ...common,
    send: essays.store,
    isKeptInMemory: true,
  });
  defineQueuedMutation<OutgoingRating>(client, RATE, { ...common, send: essays.rate });
}

/** The current user's corrections, newest first, including those waiting for the server. */
export function useCorrections(): UseQueryResult<CorrectionSummary[]> {
  const query = useHistory();
  const missing = useMissing(query.data);
  const data = useMemo(
    () => query.data && [...missing, ...query.data.corrections].sort(latestFirst('submittedAt')),
    [query.data, missing],
  );
  return { ...query, data } as UseQueryResult<CorrectionSummary[]>;
}

/** Metrics of the essays in `useCorrections`. */
export function useMetrics(): UseQueryResult<Metrics> {
  const query = useHistory();
  const missing = useMissing(query.data);
  const data = useMemo(
    () =>
      query.data && missing.length > 0
        ? foldMetrics([...query.data.metrics.redacoes, ...missing.map(metricsRow)])
        : query.data?.metrics,
    [query.data, missing],
  );
  return { ...query, data } as UseQueryResult<Metrics>;
}

/** Corrections not yet on the server ("aguardando envio", R-HISTORY-6), newest first. */
export function useWaitingCorrections(): readonly Correction[] {
  const queued = useQueued();
  return useMemo(
    () =>
      queued
        .filter(({ status }) => status !== 'success')
        .map(({ correction }) => correction)
        .sort(latestFirst('submittedAt')),
    [queued],
  );
}

/** Number of ratings waiting for the server. */
export function useWaitingRatings(): number {
  return useMutationState({ filters: { mutationKey: [RATE], status: 'pending' } }).length;
}

/**
 * One of the current user's corrections, or the correction stored in `viewedCorrection`; null if no correction has
 * this id. Without an id, no request is made.
 */
export function useCorrection(id: string | null): UseQueryResult<Correction | null> {
  const { essays } = useBackend();
  const viewed = useStore(useServices().viewedCorrection);
  const here = [...useWaitingCorrections(), ...(viewed ? [viewed] : [])].find((one) => one.id === id);
  return useQuery(
    queryOptions({
      queryKey: [...essayKeys.all, 'one', id, here !== undefined],
      queryFn: id === null ? skipToken : () => here ?? essays.get(id),
    }),
  );
}

/** Stores a new correction; resolves once this device or the backend has it. Never rejects (R-HISTORY-6). */
export function useKeepCorrection(): (correction: Correction) => Promise<void> {
  const client = useQueryClient();
  const { id: userId } = useSessionUser();
  return async (correction) => {
    const essay: OutgoingEssay = { id: correction.id, userId, correction };
    await submitQueued(client, STORE, essay, 'stored').catch(() => null);
  };
}

/**
 * Moves a correction made without an account into this account. `waiting`: it is in the outbox, and will be sent
 * automatically. Rejects if it could not be stored; a retry stores it once.
 */
export function useAdoptCorrection(): (correction: Correction) => Promise<'waiting' | 'sent'> {
  const client = useQueryClient();
  const { outbox } = useServices();
  const { id: userId } = useSessionUser();
  return async (correction) => {
    const { id } = correction;
    const isInOutbox = async () => (await outbox.of(userId)).some((entry) => entry.id === id);
    if (await isInOutbox()) return 'waiting';
    const essay: OutgoingEssay = { id, userId, correction };
    try {
      const step = await submitQueued(client, STORE, essay, 'waiting');
      return step === 'sent' ? step : 'waiting';
    } catch (error) {
      if (await isInOutbox()) return 'waiting';
      throw error;
    }
  };
}

/**
 * Rates a correction. `waiting`: the rating is on this device, and will be sent automatically; `with-essay`: the
 * rating will be sent after its essay, which is also waiting on this device.
 */
export function useRateCorrection() {
  const client = useQueryClient();
  const { outbox } = useServices();
  const { id: userId } = useSessionUser();
  const waiting = useWaitingCorrections();
  return async (correction: Correction, rating: Rating): Promise<'sent' | 'waiting' | 'with-essay'> => {
    const essayId = storedIdOf(correction);
    const id = newId();
    try {
      const step = await submitQueued<OutgoingRating>(
        client,
        RATE,
        { id, userId, essayId, rating },
        'waiting',
      );
      if (step === 'sent') return step;
      return waiting.some((one) => one.id === essayId) ? 'with-essay' : 'waiting';
    } catch (error) {
      // The failed rating is removed from the outbox, because the error is reported and the form keeps the rating.
      await outbox.remove(id);
      throw error;
    }
  };
}

/** Whether a mutation, possibly from the outbox, stores an essay. */
export function isEssayMutation({ mutationKey }: { mutationKey?: MutationKey }): boolean {
  return mutationKey?.[0] === STORE;
}

/** Whether an essay is only on this device. */
export function isWaiting(client: QueryClient, essayId: string): boolean {
  return client
    .getMutationCache()
    .findAll({ mutationKey: [STORE] })
    .some(
      ({ state }) =>
        state.status !== 'success' && (state.variables as OutgoingEssay).correction.id === essayId,
    );
}

/** Calls the listener whenever an essay or a rating has been stored. Returns the unsubscribe function. */
export function onEssayStored(client: QueryClient, listener: () => void): () => void {
  return client.getMutationCache().subscribe(({ type, mutation, ...event }) => {
    const key = mutation?.options.mutationKey?.[0];
    if (type !== 'updated' || (key !== STORE && key !== RATE)) return;
    if ('action' in event && event.action.type === 'success') listener();
  });
}

function useHistory(): UseQueryResult<EssayHistory> {
  const { essays } = useBackend();
  return useQuery(queryOptions({ queryKey: [...essayKeys.all, 'history'], queryFn: () => essays.history() }));
}

type Queued = { status: string; correction: Correction; storedId: string | undefined };

/** Corrections sent in this tab, and corrections that were waiting when the tab was opened. */
function useQueued(): readonly Queued[] {
  return useMutationState({
    filters: { mutationKey: [STORE], predicate: ({ meta }) => meta?.isQueued === true },
    select: ({ state }): Queued => ({
      status: state.status,
      correction: (state.variables as OutgoingEssay).correction,
      storedId: state.data as string | undefined,
    }),
  });
}

/** Corrections that the history lacks, because it was loaded before the server had them. */
function useMissing(history: EssayHistory | undefined): readonly Correction[] {
  const queued = useQueued();
  return useMemo(() => {
    const known = new Set(history?.corrections.map(({ id }) => id));
    return queued
      .filter(({ correction, storedId }) => !known.has(storedId ?? correction.id))
      .map(({ correction }) => correction);
  }, [history, queued]);
}
