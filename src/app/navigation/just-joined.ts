/** How whoever has just joined a class comes to the home, whose first word to them is of that class. */
export const JUST_JOINED = { hasJustJoined: true } as const;

export function hasJustJoined(state: unknown): boolean {
  return (state as Partial<typeof JUST_JOINED> | null)?.hasJustJoined === true;
}
