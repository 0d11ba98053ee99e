import type { HeaderRule } from './headers-file.ts';

/** Folders whose files have their content in their name. */
export const UNCHANGING = ['/assets/', '/ocr/', '/dictionary/'];
/** How long those may be kept: a year. */
export const KEEP = 'public, max-age=31536000, immutable';
/** Pages with a secret in their address, which no search engine is to list. */
export const UNLISTED = '/correcao/';
export const NOT_LISTED = 'noindex, nofollow';

/**
 * The one table of what the host sends with the app (docs/decisions/0014). `backend` is the address the build asks, if
 * any. No two rules send the same header to one address: hosts would join them.
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

/** A photo is taken by the phone's own camera app, which needs no permission here. */
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
    // The reader of photos is WebAssembly.
    'script-src': "'self' 'wasm-unsafe-eval'",
    'worker-src': "'self'",
    // No inline styles either: what libraries bring is adopted (adopt-styles.ts).
    'style-src': "'self'",
    // `blob:` shows a photo that never leaves the device; `https:` the picture somebody names in a profile.
    'img-src': "'self' data: blob: https:",
    'font-src': "'self'",
    'connect-src': origin ? `'self' ${origin}` : "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    // Only the policy of public/trusted-types.js, which lets own workers start and nothing else.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };
  if (captcha) {
    const origins = CAPTCHA_ORIGINS[captcha];
    directives['frame-src'] = origins;
    for (const name of ['script-src', 'connect-src']) directives[name] += ` ${origins}`;
    if (captcha === 'hcaptcha') directives['style-src'] += ` ${origins}`;
  }
  // A backend on this machine answers without TLS.
  if (!origin?.startsWith('http:')) directives['upgrade-insecure-requests'] = '';
  return Object.entries(directives)
    .map((directive) => directive.join(' ').trim())
    .join('; ');
}
