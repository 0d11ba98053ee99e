const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether the tables can know something by this id; anything else they refuse instead of not finding it. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}
