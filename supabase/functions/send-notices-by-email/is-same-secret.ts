/**
 * Whether two secrets are the same. WebCrypto compares them in a time that does not depend on how many characters
 * match.
 */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const random = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', random, algorithm, false, ['sign', 'verify']);
  const signature = await crypto.subtle.sign('HMAC', key, bytes.encode(expected));
  return await crypto.subtle.verify('HMAC', key, signature, bytes.encode(given));
}
