import { toComparisonKey } from './normalize-text.ts';

/**
 * A test for items that contain all typed words, in any order, with or without accents. `keyOf` gives the searched text of an
 * item as a comparison key. An empty string or whitespace matches all items, whose texts are then not read.
 */
export function matchWords<Item>(typed: string, keyOf: (item: Item) => string): (item: Item) => boolean {
  const wanted = toComparisonKey(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return () => true;
  return (item) => {
    const key = keyOf(item);
    return wanted.every((word) => key.includes(word));
  };
}
