/**
 * That the correction of this id, made without an account, is to be kept in the account somebody signs in to next. It
 * travels with the navigation (`location.state`), never in an address: nobody else's link can ask for it.
 */
export function keepGuest(id: string) {
  return { keepGuest: id };
}

/** The id it asks for; null where nothing was asked. */
export function guestToKeep(state: unknown): string | null {
  const isAsked =
    state && typeof state === 'object' && 'keepGuest' in state && typeof state.keepGuest === 'string';
  return isAsked ? (state.keepGuest as string) : null;
}
