/** How likely characters are after those before them. Places in a text are numbers; `start` is the beginning of a line. */
export type Language = {
  start: number;
  /** The logarithm of the share of a character at a place, capital or small as it is. */
  score(place: number, character: string): number;
  /** The place after the character. */
  next(place: number, character: string): number;
};
