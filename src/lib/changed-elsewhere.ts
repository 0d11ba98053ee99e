/**
 * The fields in `changes` whose stored value was changed elsewhere since `seen` was read. Changes elsewhere to
 * other fields, or to the same value, are not a conflict. Empty if the changes can be written.
 */
export function changedElsewhere<Row extends object>(
  seen: Row,
  current: Row,
  changes: Partial<Row>,
): (keyof Row)[] {
  const fields = Object.keys(changes) as (keyof Row)[];
  return fields.filter((field) => current[field] !== seen[field] && current[field] !== changes[field]);
}
