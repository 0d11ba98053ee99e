/**
 * The value if it is a path inside this site, else null. Refuses everything a browser could read as another
 * origin: `//evil`, `/\evil`, schemes, control characters (browsers drop tabs and newlines inside a URL), and
 * detours that end in `//`.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.includes('\\')) return null;
  if (hasControlCharacter(value) || !URL.canParse(value, BASE)) return null;
  const url = new URL(value, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Any origin will do: a safe path never leaves it. */
const BASE = 'https://same.invalid';

function hasControlCharacter(value: string): boolean {
  return [...value].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || (code >= 0x7f && code <= 0x9f);
  });
}
