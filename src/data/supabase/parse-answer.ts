import { AppError } from '@/contracts/app-error';
import * as z from 'zod/mini';

/** What a server answered, if it is what was agreed; an error otherwise. */
export function parseAnswer<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, answer);
  if (!parsed.success) throw new AppError('unexpected', parsed.error);
  return parsed.data;
}

/** An instant of the server, in whatever form it writes it, as the rest of the app writes instants. */
export function toIso(instant: string): string {
  return new Date(instant).toISOString();
}

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether the tables can know something by this id; anything else they refuse instead of not finding it. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}
