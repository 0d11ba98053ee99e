/** The largest profile photo that is stored itself, in bytes. The database refuses larger ones, too (`profiles.avatar_url`). */
export const PORTRAIT_MAX_BYTES = 100_000;

export const PORTRAIT_PREFIX = 'data:image/jpeg;base64,';

const MAX_LENGTH = PORTRAIT_PREFIX.length + Math.ceil(PORTRAIT_MAX_BYTES / 3) * 4;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Whether this is a picture itself, small enough to be stored, and not the address of one. */
export function isPortrait(text: string): boolean {
  return (
    text.length <= MAX_LENGTH &&
    text.startsWith(PORTRAIT_PREFIX) &&
    BASE64.test(text.slice(PORTRAIT_PREFIX.length))
  );
}
