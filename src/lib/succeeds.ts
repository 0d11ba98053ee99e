/** Whether it comes about; for a form, whose mutation has the error that is shown. */
export function succeeds(action: Promise<unknown>): Promise<boolean> {
  return action.then(
    () => true,
    () => false,
  );
}
