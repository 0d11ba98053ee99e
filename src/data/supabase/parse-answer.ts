import { AppError } from '@/contracts/app-error';
import * as z from 'zod/mini';

/** A server's answer, validated; throws `unexpected` if it does not match the schema. */
export function parseAnswer<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, answer);
  if (!parsed.success) throw new AppError('unexpected', parsed.error);
  return parsed.data;
}

/** A server timestamp in any format, as ISO 8601. */
export function toIso(instant: string): string {
  return new Date(instant).toISOString();
}

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether an id is a UUID. For any other id, the tables return an error instead of no row. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}
