/** What `make` gives, made by the first who asks. For formats of `Intl`: the first one takes a phone longer than a page. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
