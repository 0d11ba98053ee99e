/** Compares two items by an ISO 8601 instant, the latest first. */
export function latestFirst<Key extends string>(key: Key) {
  return (a: Record<Key, string>, b: Record<Key, string>) => Date.parse(b[key]) - Date.parse(a[key]);
}
