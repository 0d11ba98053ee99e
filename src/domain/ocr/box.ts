/** A rectangle in pixels of the prepared page; right and bottom are exclusive. */
export type Box = { left: number; top: number; right: number; bottom: number };
