/**
 * Calls `make` only once, when its value is first needed. Used for `Intl` formats, because creating them is slow on
 * a phone.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Caches a function's result for each text, because several callers need the same result. */
export function oncePerText<Text extends object, Value>(
  compute: (text: Text) => Value,
): (text: Text) => Value {
  const known = new WeakMap<Text, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = compute(text);
    known.set(text, value);
    return value;
  };
}
