/** The part of an address below an area's home, as a nested route wants it. */
export const pathWithin = (home: string) => (path: string) => path.slice(home.length + 1);
