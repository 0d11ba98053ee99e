/** What the database says of a statement that failed. */
export type DatabaseError = { code: string; message: string; detail?: string; hint?: string };

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/**
 * The answer a hosted project gives to a statement that failed. Lite gives 500 with the code "SUP" to those that it
 * does not know, a broken CHECK and an exception raised by a function among them; other answers stay as they are.
 */
export async function asHosted(response: Response, error: DatabaseError | null): Promise<Response> {
  if (response.status !== 500 || !error) return response;
  const { code, message, detail = null, hint = null } = error;
  const { headers } = response;
  headers.delete('content-length');
  return new Response(JSON.stringify({ code, message, details: detail, hint }), {
    status: statusOf(code),
    headers,
  });
}

/** https://docs.postgrest.org/en/stable/references/errors.html, as far as our statements go. */
function statusOf(code: string): number {
  const chosen = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (chosen) return Number(chosen);
  if (code === '23503' || code === '23505') return 409;
  if (code === '42501') return 403;
  return code === 'P0001' || /^(21|22|23|42)/.test(code) ? 400 : 500;
}
