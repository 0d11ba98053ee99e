import * as z from 'zod/mini';

/** A check for whole numbers. `z.int()` would bring all number formats to every page (docs/decisions/0004). */
export const isWhole = z.refine<number>(Number.isSafeInteger);
