const BYTES = 24;

/** 192 random bits in 32 characters that fit a URL: nobody guesses it. Unlike `randomUUID`, on plain http too. */
export function randomCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
