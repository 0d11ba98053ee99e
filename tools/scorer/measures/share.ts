/** The part of the items, 0–1, of which it is true; NaN of none. */
export function share<Item>(items: readonly Item[], isTrue: (item: Item, at: number) => boolean): number {
  return items.filter(isTrue).length / items.length;
}
