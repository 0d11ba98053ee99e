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
      /** Queries with this key prefix are invalidated once the mutation has ended, successfully or not. */
      invalidates?: QueryKey;
      /**
       * Whether the mutation is stored on the device until the server has accepted it. Its variables are then
       * `QueuedVariables`.
       */
      isQueued?: boolean;
    };
  }
}

/** Variables of a queued mutation: its idempotency key on the server, and its user. */
export type QueuedVariables = { id: string; userId: string };

const RETRIES = 3;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;
const CACHE_GC_MS = 5 * 60 * 1000;

/** Delay before the retry with this index (from 0): 1 s, 2 s, 4 s … at most 30 s. */
export function retryDelay(attemptIndex: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attemptIndex, MAX_RETRY_MS);
}

/** Errors that may be temporary, like a missing response. Any other error is final, and a retry does not change it. */
const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['server-unavailable', 'unexpected']);

/** Whether to retry after this many failures (from 0). */
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
        // The mutation is stored as paused and failed once, because it has already waited by the time it is
        // restored.
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
        // A sent mutation is shown in place of its row until the row is refetched. It is then removed, because it
        // may contain a whole essay.
        const forget = () => setTimeout(() => client.getMutationCache().remove(mutation));
        readAgain.then(isQueued && !error ? forget : undefined, () => undefined);
      },
    }),
    defaultOptions: {
      // `always`, because the demo needs no network, and without a network the user gets an error immediately
      // instead of waiting.
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

/** Variables that the device could not store: their mutation is lost when the page is closed. */
const inMemoryOnly = new WeakSet<QueuedVariables>();

const MAX_QUEUE_RETRY_MS = 10_000;

type QueuedMutation<Variables> = {
  /** Sends the variables; repeated calls with the same `id` have no further effect. */
  send(variables: Variables): Promise<unknown>;
  invalidates: QueryKey;
  /** Whether there is a server to wait for; else `send` is called immediately, and nothing is stored. */
  isQueued: boolean;
  /** Mutations of one scope are sent sequentially, in order. By default, the mutations of one key share a scope. */
  scope?: string;
  /**
   * Whether a mutation that the device cannot store is kept in memory and retried; for data that is stored nowhere
   * else.
   */
  isKeptInMemory?: boolean;
};

/**
 * Defines a mutation that is stored in the outbox before it is sent, until the server has accepted it. Without a
 * response, the mutation is retried indefinitely. A mutation that the device could not store fails instead, so that
 * it is not reported as waiting.
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
    // A refused mutation is still in the outbox, and is shown until the page is closed.
    gcTime: Infinity,
    networkMode: 'offlineFirst',
    retry: (_failureCount, error) => isUnanswered(error) && !(error instanceof UnstoredError),
    retryDelay: (attemptIndex) => Math.min(retryDelay(attemptIndex), MAX_QUEUE_RETRY_MS),
  });
}

/** Error of a mutation that is not stored anywhere for a retry. */
class UnstoredError extends AppError {
  constructor(cause: unknown) {
    super(errorCode(cause), cause);
  }
}

/** Sends this user's mutations waiting in the outbox; call it after defining the mutations. */
export async function restoreQueue(client: QueryClient, outbox: Outbox, userId: string): Promise<void> {
  const mutations = (await outbox.of(userId)).map(({ mutation }) => mutation);
  hydrate(client, { mutations, queries: [] });
  await client.resumePausedMutations();
}

/**
 * Submits a queued mutation. Resolves with `stored` or `waiting` once the mutation reaches that state, or with
 * `sent`; rejects if it fails. A mutation that the device could not store never waits.
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
