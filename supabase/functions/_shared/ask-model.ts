import type { ModelMessage, UserContent } from 'ai';
import * as z from 'zod/mini';
import type { ModelEndpoint } from './environment.ts';

export type Question<Schema> = {
  /** The system role: ours alone, nothing a user wrote. */
  instructions: string;
  /** The user role: what is to be judged, as data. */
  message: string;
  /** Shown before the message, in this order. */
  images?: readonly { base64: string; type: string }[];
  schema: Schema;
  /** What is wrong with an answer of the right shape, or null. */
  findFault: (answer: z.infer<Schema>) => string | null;
};

/** `reason` is for the log: which way the model failed, in a word or two. */
export type Asked<Answer> = { ok: true; answer: Answer } | { ok: false; reason: string };

type Complete = (messages: ModelMessage[]) => Promise<string>;

/** As much of a wrong answer as is sent back. */
const MAX_WRONG_ANSWER = 20_000;
const MAX_FAULTS = 10;

/**
 * A model's answer in the shape asked for. A wrong one is sent back once, with what is wrong; two wrong ones, an error
 * of the endpoint or the time running out are a failure. Never throws; no tools, no retries of a failed call.
 * @param timeout For everything, in milliseconds.
 */
export async function askModel<Schema extends z.ZodMiniType>(
  endpoint: ModelEndpoint,
  question: Question<Schema>,
  timeout: number,
): Promise<Asked<z.infer<Schema>>> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const complete = await connect(endpoint, question, signal);
    const first: ModelMessage[] = [{ role: 'user', content: toContent(question) }];
    const text = await complete(first);
    const read = readAnswer(text, question);
    if (read.ok) return read;
    const second = readAnswer(await complete([...first, ...sentBack(text, read.reason)]), question);
    return second.ok ? second : { ok: false, reason: 'model answered wrongly twice' };
  } catch (error) {
    return { ok: false, reason: signal.aborted ? 'model timed out' : nameFailure(error) };
  }
}

/** The library is loaded by the first question: without a key nobody waits for it. */
async function connect<Schema extends z.ZodMiniType>(
  { baseUrl, apiKey, model, hasJsonSchema, temperature }: ModelEndpoint,
  { instructions, schema }: Question<Schema>,
  abortSignal: AbortSignal,
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
  return async (messages) => {
    try {
      const { text } = await generateText({
        model: provider(model),
        system: instructions,
        messages,
        output: hasJsonSchema ? Output.object({ schema }) : Output.json(),
        temperature,
        maxRetries: 0,
        abortSignal,
      });
      return text;
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
      throw error;
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

function readAnswer<Schema extends z.ZodMiniType>(
  text: string,
  { schema, findFault }: Question<Schema>,
): Asked<z.infer<Schema>> {
  const parsed = z.safeParse(schema, parseObject(text));
  if (!parsed.success) return { ok: false, reason: listFaults(parsed.error.issues) };
  const fault = findFault(parsed.data);
  return fault === null ? { ok: true, answer: parsed.data } : { ok: false, reason: fault };
}

/** The JSON object in the text, with or without a fence around it; null where there is none. */
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

/** A status where there is one. Messages of errors may repeat what was sent. */
function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'model failed';
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return `model failed with ${typeof status === 'number' ? status : error.name}`;
}
