/** How many entries an account may save; more than the library has (supabase/schemas/30-repertoire-favourites.sql). */
export const MOST_FAVOURITES = 300;
