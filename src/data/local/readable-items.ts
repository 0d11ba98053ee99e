import * as z from 'zod/mini';

/** What can be read of a list that was stored; nothing of what is none. */
export function readableItems<T>(item: z.ZodMiniType<T>, raw: unknown): T[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one) => {
    const parsed = z.safeParse(item, one);
    return parsed.success ? [parsed.data] : [];
  });
}
