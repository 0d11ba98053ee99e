import type * as z from 'zod/mini';
import type { AppError } from '@/contracts/app-error';
import { untilAborted } from '@/lib/until-aborted';
import { timeOut } from './fetch-in-time';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import { toAppError } from './to-app-error';

export type FunctionsPort = Pick<ConnectedSession, 'connection'>;

type Call<Schema> = { body: object; schema: Schema; timeoutMs: number; signal: AbortSignal | undefined };

/**
 * Calls an edge function as the signed-in user and validates its answer. Rejects with an `AppError`, including
 * `timed-out`. An abort rejects at once with the signal's reason, because loading the library and renewing a token
 * ignore the signal.
 */
export async function callFunction<Schema extends z.ZodMiniType>(
  session: FunctionsPort,
  name: string,
  { body, schema, timeoutMs, signal }: Call<Schema>,
): Promise<z.infer<Schema>> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(toAppError(timeOut())), timeoutMs);
  signal?.addEventListener('abort', abort);
  try {
    const answer = await untilAborted(controller.signal, async () => {
      const { client } = await session.connection();
      // Gets the session first, because the library waits half a minute for a token that cannot be renewed.
      await client.session();
      return client.supabase.functions.invoke(name, { body, signal: controller.signal });
    });
    if (answer.error) throw unwrap(answer.error);
    return parseAnswer(schema, answer.data);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Unwraps the library's error, which contains the server's answer, or the error that prevented an answer. */
function unwrap(error: { context?: unknown }): AppError {
  const { context } = error;
  return context instanceof Response ? toAppError(error, context.status) : toAppError(context, 0);
}
