import { EvaluationSchema, ThemeCoherenceSchema } from '@/contracts/evaluation';
import type { Evaluator, ModelPermission } from '../services';
import { callFunction, type FunctionsPort } from './call-function';
import type { EssayKeys } from './essay-keys';

/** A function that has not answered by then is not waited for (ms). */
const FUNCTION_TIMEOUT_MS = 30_000;

type EvaluatorPorts = {
  session: FunctionsPort;
  keys: EssayKeys;
  /** Without it the function asks no model. */
  model: Pick<ModelPermission, 'mayRead'>;
  /** Serves whenever a function does not. */
  local: Evaluator;
};

/** Asks the functions (Spec §7); whatever goes wrong with one, the local evaluation answers instead. */
export function createConnectedEvaluator({ session, keys, model, local }: EvaluatorPorts): Evaluator {
  return {
    async evaluate(input, signal) {
      try {
        return await callFunction(session, 'evaluate-essay-with-ai', {
          body: { ...input, chave: keys.of(input), consent: await model.mayRead(signal) },
          schema: EvaluationSchema,
          timeoutMs: FUNCTION_TIMEOUT_MS,
          signal,
        });
      } catch {
        signal?.throwIfAborted();
        return local.evaluate(input, signal);
      }
    },
    async checkTheme({ theme, essay }, signal) {
      try {
        return await callFunction(session, 'validate-theme-coherence', {
          body: { theme, essay, consent: await model.mayRead(signal) },
          schema: ThemeCoherenceSchema,
          timeoutMs: FUNCTION_TIMEOUT_MS,
          signal,
        });
      } catch {
        signal?.throwIfAborted();
        return local.checkTheme({ theme, essay }, signal);
      }
    },
  };
}
