import type { ModelMessage, UserContent } from 'ai';
import * as z from 'zod/mini';
import type { ModelEndpoint } from './environment.ts';

export type Question<Schema> = {
  /** The system role, which contains only our own text and nothing written by a user. */
  instructions: string;
  /** The user role: the material to be judged, as data. */
  message: string;
  /** Sent before the message, in this order. */
  images?: readonly { base64: string; type: string }[];
  schema: Schema;
  /**
   * Returns an error description for an answer that has the right shape but is not acceptable; null if it is
   * acceptable.
   */
  findFault?: (answer: z.infer<Schema>) => string | null;
};

export type Limits = {
  /** Time limit for both tries together, in milliseconds. */
  timeout: number;
  /** Maximum tokens of one answer. */
  maxTokens: number;
};

/**
 * Resources used for a question: calls with or without an answer, and tokens as far as the endpoint reported them.
 */
export type ModelUse = { calls: number; inputTokens: number; outputTokens: number };

/** `reason` is for the log: how the model failed, in a few words. */
export type Asked<Answer> = ({ ok: true; answer: Answer } | { ok: false; reason: string }) & {
  use: ModelUse;
};

type Complete = (messages: ModelMessage[]) => Promise<string>;

const TRIES = 2;
/** Maximum number of characters of a wrong answer that are sent back to the model. */
const MAX_WRONG_ANSWER = 4000;
const MAX_FAULTS = 10;

/**
 * A model's answer in the requested shape, in at most two tries within the timeout. A wrong answer is sent back
 * with its faults; a failed call is repeated once if that may help. Never throws; the model has no tools.
 */
export async function askModel<Schema extends z.ZodMiniType>(
  endpoint: ModelEndpoint,
  question: Question<Schema>,
  { timeout, maxTokens }: Limits,
): Promise<Asked<z.infer<Schema>>> {
  const signal = AbortSignal.timeout(timeout);
  const use: ModelUse = { calls: 0, inputTokens: 0, outputTokens: 0 };
  const first: ModelMessage[] = [{ role: 'user', content: toContent(question) }];
  let messages = first;
  let reason = '';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the second try follows from the first
      const complete = await connect(endpoint, question, { signal, maxTokens, use });
      // oxlint-disable-next-line no-await-in-loop -- as above
      const text = await complete(messages);
      const read = readAnswer(text, question);
      if (read.ok) return { ok: true, answer: read.answer, use };
      messages = [...first, ...sentBack(text, read.fault)];
      reason = 'model answered wrongly twice';
    } catch (error) {
      if (signal.aborted) return { ok: false, reason: 'model timed out', use };
      reason = nameFailure(error);
      if (!mayHelpToRetry(error)) break;
    }
  }
  return { ok: false, reason, use };
}

type Spending = { signal: AbortSignal; maxTokens: number; use: ModelUse };

/** The library is loaded by the first question, so that nobody waits for it if no key is set. */
async function connect<Schema extends z.ZodMiniType>(
  { baseUrl, apiKey, model, hasJsonSchema, temperature }: ModelEndpoint,
  { instructions, schema }: Question<Schema>,
  { signal, maxTokens, use }: Spending,
): Promise<Complete> {
  const [{ generateText, NoObjectGeneratedError, Output }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: hasJsonSchema,
  });
  const spend = (tokens: { inputTokens?: number; outputTokens?: number } | undefined) => {
    use.inputTokens += tokens?.inputTokens ?? 0;
    use.outputTokens += tokens?.outputTokens ?? 0;
  };
  return async (messages) => {
    use.calls += 1;
    try {
      const { text, totalUsage } = await generateText({
        model: provider(model),
        system: instructions,
        messages,
        output: hasJsonSchema ? Output.object({ schema }) : Output.json(),
        temperature,
        maxOutputTokens: maxTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      spend(totalUsage);
      return text;
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      spend(error.usage);
      return error.text ?? '';
    }
  };
}

function toContent({ message, images = [] }: Pick<Question<unknown>, 'message' | 'images'>): UserContent {
  if (images.length === 0) return message;
  const files = images.map(({ base64: data, type: mediaType }) => ({
    type: 'file' as const,
    data,
    mediaType,
  }));
  return [...files, { type: 'text', text: message }];
}

type Read<Answer> = { ok: true; answer: Answer } | { ok: false; fault: string };

function readAnswer<Schema extends z.ZodMiniType>(
  text: string,
  { schema, findFault }: Question<Schema>,
): Read<z.infer<Schema>> {
  const parsed = z.safeParse(schema, parseObject(text));
  if (!parsed.success) return { ok: false, fault: listFaults(parsed.error.issues) };
  const fault = findFault?.(parsed.data) ?? null;
  return fault === null ? { ok: true, answer: parsed.data } : { ok: false, fault };
}

/** The JSON object in the text, with or without a code fence around it; null if there is none. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

function listFaults(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : 'não é um objeto JSON completo',
    )
    .join('; ');
}

function sentBack(text: string, faults: string): ModelMessage[] {
  return [
    { role: 'assistant', content: text.slice(0, MAX_WRONG_ANSWER) || '(vazio)' },
    {
      role: 'user',
      content: `A resposta não serve (${faults}). Responda de novo, inteira, só com o objeto JSON pedido, em português.`,
    },
  ];
}

function statusOf(error: unknown): number | null {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null;
}

/**
 * A refused request would be refused again; a busy or broken endpoint, or a lost connection, may succeed the next
 * time.
 */
function mayHelpToRetry(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status < 400 || status === 429 || status >= 500;
}

/**
 * The HTTP status of a failed call if it has one, else the name of the error. Error messages are not used, because
 * they may repeat what was sent.
 */
function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'model failed';
  return `model failed with ${statusOf(error) ?? error.name}`;
}
