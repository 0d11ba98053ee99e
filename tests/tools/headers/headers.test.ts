import { describe, expect, it } from 'vitest';
import { headerRules } from '../../../tools/headers/headers.ts';
import { headersFor, parseHeaders, writeHeaders } from '../../../tools/headers/headers-file.ts';

const sent = (pathname: string, backend?: string) => headersFor(headerRules(backend), pathname);

/** The directives of the policy by their names. */
function policy(backend?: string): Map<string, string> {
  const directives = sent('/', backend).get('content-security-policy')?.split('; ') ?? [];
  return new Map(
    directives.map((one): [string, string] => [one.split(' ')[0] ?? '', one.replace(/^\S+ ?/, '')]),
  );
}

describe('headerRules', () => {
  it('lets nothing inline run or style, and no string become code', () => {
    const all = sent('/').get('content-security-policy');
    expect(all).not.toMatch(/unsafe-inline|'unsafe-eval'|script-src[^;]*(https:|blob:|data:|\*)/);
    expect(policy().get('require-trusted-types-for')).toBe("'script'");
    expect(policy().get('trusted-types')).toBe('default');
    expect(policy().get('default-src')).toBe("'none'");
  });

  it.each([
    ['without a backend, only its own host is asked', undefined, "'self'"],
    ['a backend is named by its origin', 'https://abc.supabase.co/auth/v1', "'self' https://abc.supabase.co"],
    ['one on this machine too', 'http://127.0.0.1:54321', "'self' http://127.0.0.1:54321"],
  ])('%s', (_requirement, backend, expected) => {
    expect(policy(backend).get('connect-src')).toBe(expected);
  });

  it.each([
    ['turnstile', 'https://challenges.cloudflare.com'],
    ['hcaptcha', 'https://hcaptcha.com https://*.hcaptcha.com'],
  ] as const)('lets in the frame and script of %s only where it is configured', (captcha, origins) => {
    const policyWith = headersFor(headerRules('https://abc.supabase.co', captcha), '/');
    expect(policyWith.get('content-security-policy')).toContain(`frame-src ${origins}`);
    expect(policyWith.get('content-security-policy')).toContain(
      `script-src 'self' 'wasm-unsafe-eval' ${origins};`,
    );
    expect(policy('https://abc.supabase.co').has('frame-src')).toBe(false);
  });

  it('asks for TLS everywhere but of a backend on this machine', () => {
    expect(policy('https://abc.supabase.co').has('upgrade-insecure-requests')).toBe(true);
    expect(policy('http://127.0.0.1:54321').has('upgrade-insecure-requests')).toBe(false);
  });

  it.each([
    ['a page', '/dashboard/student', undefined],
    [
      'a file with its content in its name',
      '/assets/base-12345678.js',
      'public, max-age=31536000, immutable',
    ],
    ['the dictionary', '/dictionary/pt-BR-12345678.bin.gz', 'public, max-age=31536000, immutable'],
    ['the service worker', '/sw.js', 'no-cache'],
  ])('sends every answer the same protection, and how long to keep %s', (_requirement, pathname, kept) => {
    const headers = sent(pathname);
    expect(headers.get('content-security-policy')).toBe(sent('/').get('content-security-policy'));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe(kept);
  });

  it('asks search engines to leave out what has a secret in its address, and nothing else', () => {
    expect(sent('/correcao/um-codigo').get('x-robots-tag')).toBe('noindex, nofollow');
    for (const pathname of ['/', '/sala/um-codigo', '/privacidade'])
      expect(sent(pathname).has('x-robots-tag')).toBe(false);
  });

  it('never sends one header twice to an address: hosts would join them', () => {
    for (const pathname of ['/', '/correcao/a', '/assets/a.js', '/ocr/a.gz', '/dictionary/a.gz', '/sw.js']) {
      for (const value of sent(pathname).values()) expect(value).not.toMatch(/immutable, |no-cache, /);
    }
  });
});

describe('a _headers file', () => {
  it('reads as it was written', () => {
    const rules = headerRules('https://abc.supabase.co');
    expect(parseHeaders(`# what the host sends\n${writeHeaders(rules)}`)).toEqual(rules);
  });

  it('keeps the lines short enough for hosts that count them', () => {
    const lines = writeHeaders(headerRules('https://abcdefghijklmnopqrst.supabase.co')).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});
