/** Whether a dialog, drawer or popover is open: nothing may open over it by itself. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
