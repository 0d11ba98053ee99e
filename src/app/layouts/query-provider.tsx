import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { errorCode, isUnanswered, type ErrorCode } from '@/contracts/app-error';

/** One cache per signed-in user: it is made and dropped with the area. Defaults of spec §7 and §9. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

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

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, gcTime: CACHE_GC_MS },
      mutations: { retry: false },
    },
  });
}
