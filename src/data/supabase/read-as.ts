import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';

/** What a server answered, if it is what was agreed; an error otherwise. */
export function readAs<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, answer);
  if (!parsed.success) throw new AppError('unexpected', parsed.error);
  return parsed.data;
}
