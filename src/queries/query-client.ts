import {
  dehydrate,
  hydrate,
  MutationCache,
  MutationObserver,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { AppError, errorCode, isUnanswered, type ErrorCode } from '@/contracts/app-error';
import type { Outbox } from '@/data/local/outbox';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Queries that begin with this key are read again once the mutation has ended, well or not. */
      invalidates?: QueryKey;
      /** It is stored on the device until the server has taken it. Its variables are `QueuedVariables`. */
      isQueued?: boolean;
    };
  }
}

/** What a queued mutation is given: the key by which the server knows it, and whose it is. */
export type QueuedVariables = { id: string; userId: string };

const RETRIES = 3;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;
const CACHE_GC_MS = 5 * 60 * 1000;

/** Waits 1 s, 2 s, 4 s … at most 30 s before the retry of this index (from 0). */
export function retryDelay(attemptIndex: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attemptIndex, MAX_RETRY_MS);
}

/** What may be over a moment later, as no answer may. Everything else is one, and asking again does not change it. */
const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['server-unavailable', 'unexpected']);

/** Whether to try once more after so many failures (from 0). */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureCount < RETRIES && (isUnanswered(error) || PASSING.has(errorCode(error)));
}

/** The cache of one user. */
export function createQueryClient(outbox: Outbox): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      async onMutate(variables, mutation, { client }) {
        if (!mutation.meta?.isQueued) return;
        const { id, userId } = variables as QueuedVariables;
        const [dehydrated] = dehydrate(client, {
          shouldDehydrateMutation: (one) => one === mutation,
        }).mutations;
        if (!dehydrated) return;
        // Restored, it is one that has waited.
        const state = { ...dehydrated.state, isPaused: true, failureCount: 1 };
        const entry = { id, owner: userId, queuedAt: Date.now(), mutation: { ...dehydrated, state } };
        if (!(await outbox.put(entry))) inMemoryOnly.add(variables as QueuedVariables);
      },
      async onSuccess(_data, variables, _result, { meta }) {
        if (meta?.isQueued) await outbox.remove((variables as QueuedVariables).id);
      },
      onSettled(_data, error, _variables, _result, mutation, { client }) {
        const { invalidates, isQueued } = mutation.meta ?? {};
        if (!invalidates) return;
        const readAgain = client.invalidateQueries({ queryKey: invalidates }, { throwOnError: true });
        // A sent one stands in for its row until that has been read: it may be a whole essay.
        const forget = () => setTimeout(() => client.getMutationCache().remove(mutation));
        readAgain.then(isQueued && !error ? forget : undefined, () => undefined);
      },
    }),
    defaultOptions: {
      // `always`: the demo needs no network, and without one a person is told at once instead of waiting.
      queries: {
        retry: shouldRetry,
        retryDelay,
        gcTime: CACHE_GC_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Variables that the device did not take: their mutation would be gone with the page. */
const inMemoryOnly = new WeakSet<QueuedVariables>();

const MAX_QUEUE_RETRY_MS = 10_000;

type QueuedMutation<Variables> = {
  /** Idempotent by `id`. */
  send(variables: Variables): Promise<unknown>;
  invalidates: QueryKey;
  /** Whether there is a server to wait for; else `send` is called at once, and nothing is stored. */
  isQueued: boolean;
  /** Those of one scope are sent one after the other, in their order; by default those of one key are. */
  scope?: string;
  /** One that the device could not store is kept in memory and tried again, where it is held nowhere else. */
  isKeptInMemory?: boolean;
};

/**
 * Defines a mutation that is stored in the outbox before it is sent and until the server has taken it. Where no answer
 * comes it is tried again without end; one that the device could not store fails instead, so that nobody is told it
 * waits.
 */
export function defineQueuedMutation<Variables extends QueuedVariables>(
  client: QueryClient,
  key: string,
  { send, invalidates, isQueued, scope = key, isKeptInMemory = false }: QueuedMutation<Variables>,
): void {
  if (!isQueued)
    return client.setMutationDefaults<unknown, Error, Variables>([key], {
      mutationFn: send,
      meta: { invalidates },
    });
  client.setMutationDefaults<unknown, Error, Variables>([key], {
    async mutationFn(variables) {
      try {
        return await send(variables);
      } catch (error) {
        throw inMemoryOnly.has(variables) && !isKeptInMemory ? new UnstoredError(error) : error;
      }
    },
    scope: { id: scope },
    meta: { isQueued: true, invalidates },
    // One that was refused is still in the outbox, and is shown as long as the page is.
    gcTime: Infinity,
    networkMode: 'offlineFirst',
    retry: (_failureCount, error) => isUnanswered(error) && !(error instanceof UnstoredError),
    retryDelay: (attemptIndex) => Math.min(retryDelay(attemptIndex), MAX_QUEUE_RETRY_MS),
  });
}

/** What a mutation failed with that nothing keeps for another try. */
class UnstoredError extends AppError {
  constructor(cause: unknown) {
    super(errorCode(cause), cause);
  }
}

/** Sends what waits in the outbox of this user; call it once the mutations are defined. */
export async function restoreQueue(client: QueryClient, outbox: Outbox, userId: string): Promise<void> {
  const mutations = (await outbox.of(userId)).map(({ mutation }) => mutation);
  hydrate(client, { mutations, queries: [] });
  await client.resumePausedMutations();
}

/**
 * Submits a queued mutation. Resolves with `stored` or `waiting` once it has come that far, or with `sent`; rejects where
 * it failed. One that the device could not store waits nowhere.
 */
export function submitQueued<Variables extends QueuedVariables>(
  client: QueryClient,
  key: string,
  variables: Variables,
  until: 'stored' | 'waiting',
): Promise<'stored' | 'waiting' | 'sent'> {
  const { meta } = client.getMutationDefaults([key]);
  let hasBegun = false;
  const observer = new MutationObserver<unknown, Error, Variables, boolean>(client, {
    mutationKey: [key],
    onMutate: () => (hasBegun = true),
  });
  return new Promise((resolve, reject) => {
    observer.subscribe(({ isPending, isPaused, failureCount }) => {
      if (!isPending || !hasBegun || !meta?.isQueued) return;
      if (until === 'stored') resolve('stored');
      else if ((isPaused || failureCount > 0) && !inMemoryOnly.has(variables)) resolve('waiting');
    });
    observer.mutate(variables).then(() => resolve('sent'), reject);
  });
}
