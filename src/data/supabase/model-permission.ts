import { MODEL_CONSENT_VERSION, type ModelConsent } from '@/contracts/essay-preferences';
import { createState } from '@/lib/create-state';
import type { ModelPermission, Store } from '../services';
import type { CreditBackend } from '../ports/credits';

type Ports = {
  /**
   * Rejects if the server cannot be reached or does not support the status request: such a server may have a model
   * that ignores the permission, so it gets no essay.
   */
  hasModel: CreditBackend['hasModel'];
  consent: Store<ModelConsent | null>;
  now: () => Date;
};

/**
 * Asks before the first essay goes to a model, if the server has one; a missing answer is treated as no permission.
 */
export function createModelPermission({ hasModel, consent, now }: Ports): ModelPermission {
  const isAsking = createState(false);
  let waiting: ((isAllowed: boolean) => void)[] = [];

  function settle(isAllowed: boolean) {
    const all = waiting;
    waiting = [];
    isAsking.set(false);
    for (const tell of all) tell(isAllowed);
  }

  return {
    isAsking: { get: isAsking.get, subscribe: isAsking.subscribe },
    isAvailable: (signal) => hasModel(signal).catch(() => false),
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
      if (!(await hasModel(signal))) return false;
      return new Promise((resolve) => {
        waiting.push(resolve);
        // An abort without an answer is treated as no permission.
        signal?.addEventListener('abort', () => settle(false), { once: true });
        isAsking.set(true);
      });
    },
  };
}
