import * as z from 'zod/mini';
import { IsoDateSchema } from './values.ts';

/** A saved entry of the repertoire, by its id; the app may no longer have the entry. */
export const FavouriteSchema = z.object({ entrada: z.string(), created_at: IsoDateSchema });

export type Favourite = z.infer<typeof FavouriteSchema>;
