/**
 * Maximum size of a profile photo stored as data, in bytes. The database rejects larger photos too
 * (`profiles.avatar_url`).
 */
export const PORTRAIT_MAX_BYTES = 100_000;

export const PORTRAIT_PREFIX = 'data:image/jpeg;base64,';

const MAX_LENGTH = PORTRAIT_PREFIX.length + Math.ceil(PORTRAIT_MAX_BYTES / 3) * 4;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Whether the text is a data URL of an image small enough to be stored, as opposed to the address of an image. */
export function isPortrait(text: string): boolean {
  return (
    text.length <= MAX_LENGTH &&
    text.startsWith(PORTRAIT_PREFIX) &&
    BASE64.test(text.slice(PORTRAIT_PREFIX.length))
  );
}
