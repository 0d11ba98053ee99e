/** The items of each subset, in the order the subsets first appear. */
export function groupBySubset<Item extends { subset: string }>(items: readonly Item[]): Item[][] {
  const subsets = [...new Set(items.map(({ subset }) => subset))];
  return subsets.map((subset) => items.filter((item) => item.subset === subset));
}
