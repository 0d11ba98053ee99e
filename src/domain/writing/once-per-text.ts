import type { CheckedText } from './checked-text.ts';

/** The function, computed once for each text: several rules look at the same list. */
export function oncePerText<Value>(compute: (text: CheckedText) => Value): (text: CheckedText) => Value {
  const known = new WeakMap<CheckedText, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = compute(text);
    known.set(text, value);
    return value;
  };
}
