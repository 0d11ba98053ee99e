/**
 * Of the fields that are to be changed, those that somebody else gave another value since `seen` was read. What somebody made of
 * the other fields stays, and what both say alike is no conflict: none means that the changes can be written.
 */
export function changedElsewhere<Row extends object>(
  seen: Row,
  current: Row,
  changes: Partial<Row>,
): (keyof Row)[] {
  const fields = Object.keys(changes) as (keyof Row)[];
  return fields.filter((field) => current[field] !== seen[field] && current[field] !== changes[field]);
}
