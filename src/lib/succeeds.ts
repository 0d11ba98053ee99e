/** Whether the promise fulfills; for a form whose mutation already shows the error. */
export function succeeds(action: Promise<unknown>): Promise<boolean> {
  return action.then(
    () => true,
    () => false,
  );
}
