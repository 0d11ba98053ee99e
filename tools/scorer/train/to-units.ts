/** Values as whole numbers of units, so that a weights file stays small. */
export function toUnits(values: readonly number[], unit: number): number[] {
  return values.map((value) => Math.round(value / unit) + 0);
}
