import type { HeaderRule } from './headers-file.ts';

/** Folders whose file names contain a hash of the content. */
export const UNCHANGING = ['/assets/', '/ocr/', '/dictionary/'];
/** Cache lifetime for these folders: a year. */
export const KEEP = 'public, max-age=31536000, immutable';
/** Pages with a secret in their address, which search engines must not list. */
export const UNLISTED = '/correcao/';
export const NOT_LISTED = 'noindex, nofollow';

/**
 * The single table of headers that the host sends with the app (docs/decisions/0014). `backend` is the address that
 * the build calls, if any. No two rules set the same header for one address, because hosts would join the values.
 */
export function headerRules(backend: string | undefined, captcha?: Captcha): HeaderRule[] {
  return [
    { path: '/*', headers: securityHeaders(backend, captcha) },
    ...UNCHANGING.map((folder): HeaderRule => ({
      path: `${folder}*`,
      headers: [['Cache-Control', KEEP]],
    })),
    { path: `${UNLISTED}*`, headers: [['X-Robots-Tag', NOT_LISTED]] },
    { path: '/sw.js', headers: [['Cache-Control', 'no-cache']] },
  ];
}

/** Headers of every response. */
export function securityHeaders(
  backend: string | undefined,
  captcha?: Captcha,
): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(backend, captcha)],
    ['Strict-Transport-Security', 'max-age=63072000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** `camera` is unused, because photos are taken with the phone's own camera app, which needs no permission here. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Origins of the two CAPTCHA widgets, as documented by their providers. */
const CAPTCHA_ORIGINS = {
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
};
export type Captcha = keyof typeof CAPTCHA_ORIGINS;

function contentSecurityPolicy(backend: string | undefined, captcha: Captcha | undefined): string {
  const origin = backend ? new URL(backend).origin : null;
  const directives: Record<string, string> = {
    'default-src': "'none'",
    // 'wasm-unsafe-eval' is needed because the reader of photos is WebAssembly.
    'script-src': "'self' 'wasm-unsafe-eval'",
    'worker-src': "'self'",
    // Inline styles are not allowed either; styles inserted by libraries become style sheets (adopt-styles.ts).
    'style-src': "'self'",
    // `blob:` is for a photo that never leaves the device; `https:` for the picture whose address a user sets in
    // the profile.
    'img-src': "'self' data: blob: https:",
    'font-src': "'self'",
    'connect-src': origin ? `'self' ${origin}` : "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    // Allows only the policy of public/trusted-types.js, which allows the app's own workers and nothing else.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };
  if (captcha) {
    const origins = CAPTCHA_ORIGINS[captcha];
    directives['frame-src'] = origins;
    for (const name of ['script-src', 'connect-src']) directives[name] += ` ${origins}`;
    if (captcha === 'hcaptcha') directives['style-src'] += ` ${origins}`;
  }
  // A backend on this machine has no TLS, so requests to it must not be upgraded to HTTPS.
  if (!origin?.startsWith('http:')) directives['upgrade-insecure-requests'] = '';
  return Object.entries(directives)
    .map((directive) => directive.join(' ').trim())
    .join('; ');
}
