/**
 * Request to keep the correction with this id, made without an account, in the account that the user signs in to
 * next. Passed in the navigation state (`location.state`), never in a URL, so that no link can trigger it.
 */
export function keepGuest(id: string) {
  return { keepGuest: id };
}

/** The id requested through `keepGuest`; null if there is none. */
export function guestToKeep(state: unknown): string | null {
  const isAsked =
    state && typeof state === 'object' && 'keepGuest' in state && typeof state.keepGuest === 'string';
  return isAsked ? (state.keepGuest as string) : null;
}
