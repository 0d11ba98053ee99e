/**
 * Tries what waits for the server: now, when the network is back, and when somebody comes back to the page, as a phone
 * tells nobody that its network has come while it slept. For the life of the page.
 */
export function whenReachable(tryAgain: () => void): void {
  window.addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryAgain();
  });
  tryAgain();
}
