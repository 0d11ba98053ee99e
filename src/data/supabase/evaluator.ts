import { EvaluationSchema, ThemeCoherenceSchema } from '@/contracts/evaluation';
import type { Evaluator, ModelPermission } from '../services';
import { callFunction, type FunctionsPort } from './call-function';
import { isUuid } from './parse-answer';
import type { ConnectedSession } from './session-repository';

/** Timeout of the evaluation function (ms). */
const FUNCTION_TIMEOUT_MS = 30_000;

type EvaluatorPorts = {
  session: FunctionsPort & Pick<ConnectedSession, 'updateUser'>;
  /** Without permission the function uses no model. */
  model: Pick<ModelPermission, 'mayRead'>;
  /** Used whenever a function fails. */
  local: Evaluator;
};

/** Evaluates by the server's functions (R-EVAL-4); on any failure the local evaluation answers instead. */
export function createConnectedEvaluator({ session, model, local }: EvaluatorPorts): Evaluator {
  return {
    async evaluate({ id, versionOf, mock, fromPhoto, ...input }, signal) {
      // Ids of the local mode are no UUIDs, and no row has them.
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
