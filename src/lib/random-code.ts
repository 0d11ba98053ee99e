const BYTES = 24;

/** An unguessable code: 192 random bits in 32 URL-safe characters. Unlike `randomUUID`, also works on plain http. */
export function randomCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
