import * as z from 'zod/mini';
import { Problem } from './problem.ts';

/** Enough for two texts of 20,000 characters, escaped, and the other fields. */
export const MAX_BODY_BYTES = 256 * 1024;

/** The body as text; 413 as soon as it is too large, whatever its header says; 400 for bytes that are not UTF-8. */
export async function readBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new Problem(413, 'body_too_large', `O corpo passa de ${maxBytes} bytes.`);
    }
    chunks.push(read.value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(chunks).arrayBuffer());
  } catch {
    throw new Problem(400, 'invalid_body', 'O corpo não é texto UTF-8.');
  }
}

/** Whether the body has this shape; the missing fields are not reported. */
export function isWhatBodySays(body: string, schema: z.ZodMiniType): boolean {
  try {
    return z.safeParse(schema, parseJson(body)).success;
  } catch {
    return false;
  }
}

/**
 * The content of the body, if it has the requested shape; else throws 400, naming the first field that does not
 * match.
 */
export function parseBody<Schema extends z.ZodMiniType>(body: string, schema: Schema): z.infer<Schema> {
  const parsed = z.safeParse(schema, parseJson(body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  const message = field === '' ? 'O corpo deve ser um objeto JSON.' : `${field}: ${issue?.message ?? ''}`;
  throw new Problem(400, 'invalid_body', message, field === '' ? {} : { field });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem(400, 'invalid_body', 'O corpo não é JSON.');
  }
}
