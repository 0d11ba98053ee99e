/** The function, computed once for each text: several ask for the same list. */
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
