import { corsHeaders } from './cors.ts';
import type { Dependencies } from './dependencies.ts';
import { Problem } from './problem.ts';

/** A response, and its outcome for the log. */
export type Answer = { response: Response; outcome: string };

/**
 * Common handling for all functions: CORS, the method check, refusals as JSON, a 500 without details for an
 * unexpected error, one line in the log.
 */
export async function answerRequest(
  request: Request,
  { name, dependencies }: { name: string; dependencies: Dependencies },
  serve: (request: Request) => Promise<Answer>,
): Promise<Response> {
  const { environment, now, log } = dependencies;
  const startedAt = now().getTime();
  const requestId = crypto.randomUUID();
  let cors: Record<string, string> = {};
  let answer: Answer;
  try {
    cors = corsHeaders(request, environment);
    answer = await dispatch(request, serve);
  } catch (error) {
    answer = refuse(error);
  }
  const { response, outcome } = answer;
  for (const [header, value] of Object.entries({ ...cors, 'x-request-id': requestId })) {
    response.headers.set(header, value);
  }
  const ms = now().getTime() - startedAt;
  log({ function: name, request: requestId, status: response.status, outcome, ms });
  return response;
}

async function dispatch(request: Request, serve: (request: Request) => Promise<Answer>): Promise<Answer> {
  if (request.method === 'OPTIONS')
    return { response: new Response(null, { status: 204 }), outcome: 'preflight' };
  if (request.method !== 'POST') {
    throw new Problem(405, 'method_not_allowed', 'Use POST.', { headers: { allow: 'POST, OPTIONS' } });
  }
  return await serve(request);
}

/** Error messages may contain keys, addresses or user texts, so only the names of errors are logged. */
function refuse(error: unknown): Answer {
  if (error instanceof Problem) return { response: error.toResponse(), outcome: error.code };
  const unexpected = new Problem(500, 'unexpected', 'Ocorreu um erro. Tente novamente.');
  return {
    response: unexpected.toResponse(),
    outcome: `unexpected ${error instanceof Error ? error.name : ''}`,
  };
}
