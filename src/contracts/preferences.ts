import * as z from 'zod/mini';

/** Start of the 24 h promotional mode, ms since the epoch; null when it was never started. */
export const PromoStartSchema = z.nullable(z.number().check(z.minimum(0)));

/** Yes or no; null until the user has chosen, or the server has said. */
export const SwitchSchema = z.nullable(z.boolean());

/** null follows the system. The script that runs before the first paint reads the same value. */
export const ColorSchemeSchema = z.nullable(z.enum(['light', 'dark']));
