/** Takes the keyboard on from an element where what had the focus is gone; whoever is elsewhere stays there. */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) element?.focus();
}
