import { EvaluationSchema, ThemeCoherenceSchema } from '@/contracts/evaluation';
import type { Evaluator, ModelPermission } from '../services';
import { callFunction, type FunctionsPort } from './call-function';
import { isUuid } from './parse-answer';
import type { ConnectedSession } from './session-repository';

/** A function that has not answered by then is not waited for (ms). */
const FUNCTION_TIMEOUT_MS = 30_000;

type EvaluatorPorts = {
  session: FunctionsPort & Pick<ConnectedSession, 'updateUser'>;
  /** Without it the function asks no model. */
  model: Pick<ModelPermission, 'mayRead'>;
  /** Serves whenever a function does not. */
  local: Evaluator;
};

/** Asks the functions (R-EVAL-4); whatever goes wrong with one, the local evaluation answers instead. */
export function createConnectedEvaluator({ session, model, local }: EvaluatorPorts): Evaluator {
  return {
    async evaluate({ id, versionOf, mock, fromPhoto, ...input }, signal) {
      // Essays of the local mode have ids of another kind, which no row has.
      const versaoDe = versionOf !== undefined && isUuid(versionOf) ? versionOf : undefined;
      try {
        const evaluation = await callFunction(session, 'evaluate-essay-with-ai', {
          body: {
            ...input,
            chave: id,
            versaoDe,
            simulado: mock,
            deFoto: fromPhoto,
            consent: await model.mayRead(signal),
          },
          schema: EvaluationSchema,
          timeoutMs: FUNCTION_TIMEOUT_MS,
          signal,
        });
        const { payment } = evaluation.grifo ?? {};
        if (payment) session.updateUser((user) => ({ ...user, creditos_correcoes: payment.creditsLeft }));
        return evaluation;
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
