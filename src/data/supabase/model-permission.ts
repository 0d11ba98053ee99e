import { MODEL_CONSENT_VERSION, type ModelConsent } from '@/contracts/essay-preferences';
import { TranscriberStatusSchema } from '@/contracts/transcription';
import { createState } from '@/lib/create-state';
import type { ModelPermission, Store } from '../services';
import { callFunction, type FunctionsPort } from './call-function';

const STATUS_TIMEOUT_MS = 10_000;

type Ports = { session: FunctionsPort; consent: Store<ModelConsent | null>; now: () => Date };

/**
 * Asks before the first essay goes to a model, if the server has one; a missing answer is treated as no permission.
 */
export function createModelPermission({ session, consent, now }: Ports): ModelPermission {
  const isAsking = createState(false);
  /** Whether the server has a model; null if the server could not be reached, and then the server is asked again. */
  let known: boolean | null = null;
  let waiting: ((isAllowed: boolean) => void)[] = [];

  /**
   * Rejects if the server cannot be reached or does not know the question: such a server may have a model that
   * ignores the permission, so it gets no essay.
   */
  async function askServer(signal?: AbortSignal): Promise<boolean> {
    const call = {
      body: { status: true },
      schema: TranscriberStatusSchema,
      timeoutMs: STATUS_TIMEOUT_MS,
      signal,
    };
    known ??= (await callFunction(session, 'evaluate-essay-with-ai', call)).available;
    return known;
  }

  function settle(isAllowed: boolean) {
    const all = waiting;
    waiting = [];
    isAsking.set(false);
    for (const tell of all) tell(isAllowed);
  }

  return {
    isAsking: { get: isAsking.get, subscribe: isAsking.subscribe },
    isAvailable: (signal) => askServer(signal).catch(() => false),
    decision: {
      get: () => consent.get()?.isAllowed ?? null,
      subscribe: consent.subscribe,
    },
    decidedAt: () => consent.get()?.decidedAt ?? null,
    decide(isAllowed) {
      const answer = { version: MODEL_CONSENT_VERSION, isAllowed, decidedAt: now().toISOString() };
      const isKept = consent.set(answer);
      settle(isAllowed);
      return isKept;
    },
    async mayRead(signal) {
      const answer = consent.get();
      if (answer) return answer.isAllowed;
      if (!(await askServer(signal))) return false;
      return new Promise((resolve) => {
        waiting.push(resolve);
        // Leaving without an answer is no permission.
        signal?.addEventListener('abort', () => settle(false), { once: true });
        isAsking.set(true);
      });
    },
  };
}
