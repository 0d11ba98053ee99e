const SUBORDINATORS = new Set(
  'que embora porque quando enquanto caso conforme cujo cuja cujos cujas qual quais onde conquanto porquanto'.split(
    ' ',
  ),
);

/** How many words of a sentence put one clause into another; "que" counts whatever it is. */
export function countSubordinators(words: readonly { lower: string }[]): number {
  return words.filter(({ lower }) => SUBORDINATORS.has(lower)).length;
}
