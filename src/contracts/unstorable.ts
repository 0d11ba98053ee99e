/** What no text of the database may hold: NUL, half of a surrogate pair. */
export const UNSTORABLE = /\0|\p{Cs}/u;
