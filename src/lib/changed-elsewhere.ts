/**
 * The fields to be changed that got another value elsewhere since `seen` was read. Changes elsewhere to
 * other fields, or to the same value, are no conflict. Empty if the changes can be written.
 */
export function changedElsewhere<Row extends object>(
  seen: Row,
  current: Row,
  changes: Partial<Row>,
): (keyof Row)[] {
  const fields = Object.keys(changes) as (keyof Row)[];
  return fields.filter((field) => current[field] !== seen[field] && current[field] !== changes[field]);
}
