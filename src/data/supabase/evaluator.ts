import type * as z from 'zod/mini';
import type { EvaluationRequest } from '@/contracts/essay-request';
import { EvaluationSchema, ThemeCoherenceSchema } from '@/contracts/evaluation';
import type { Evaluator } from '../services';
import type { EssayKeys } from './essay-keys';
import { readAs } from './read-as';
import type { ConnectedSession } from './session-repository';

/** A function that has not answered by then is not waited for (ms). */
const FUNCTION_TIMEOUT_MS = 30_000;

type EvaluatorPorts = {
  session: Pick<ConnectedSession, 'connection'>;
  keys: EssayKeys;
  /** Serves whenever a function does not. */
  local: Evaluator;
};

/** Asks the functions (Spec §7); whatever goes wrong with one, the local evaluation answers instead. */
export function createConnectedEvaluator({ session, keys, local }: EvaluatorPorts): Evaluator {
  async function ask<Schema extends z.ZodMiniType>(
    name: string,
    body: EvaluationRequest,
    schema: Schema,
    signal: AbortSignal | undefined,
  ): Promise<z.infer<Schema>> {
    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    const timer = setTimeout(() => controller.abort(new Error(`${name} took too long`)), FUNCTION_TIMEOUT_MS);
    signal?.addEventListener('abort', abort);
    try {
      const answer = await untilAborted(controller.signal, async () => {
        const { client } = await session.connection();
        return client.functions.invoke(name, { body, signal: controller.signal });
      });
      if (answer.error) throw answer.error;
      return readAs(schema, answer.data);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  return {
    async evaluate(input, signal) {
      signal?.throwIfAborted();
      try {
        return await ask(
          'evaluate-essay-with-ai',
          { ...input, chave: keys.of(input) },
          EvaluationSchema,
          signal,
        );
      } catch {
        signal?.throwIfAborted();
        return local.evaluate(input, signal);
      }
    },
    async checkTheme({ theme, essay }, signal) {
      signal?.throwIfAborted();
      try {
        return await ask('validate-theme-coherence', { theme, essay }, ThemeCoherenceSchema, signal);
      } catch {
        signal?.throwIfAborted();
        return local.checkTheme({ theme, essay }, signal);
      }
    },
  };
}

/** Loading the library and renewing a token do not listen to the signal: waiting ends all the same. */
function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work().then(resolve, reject);
  });
}
