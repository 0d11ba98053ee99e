// Runs before the app: which strings may become code. Addresses of own scripts, for workers, and those of the two CAPTCHAs,
// which `script-src` refuses unless one is configured; markup and code never do (docs/decisions/0014). Browsers without
// Trusted Types are held by the rest of the policy.
const CAPTCHAS = new Set([
  'https://challenges.cloudflare.com/turnstile/v0/api.js',
  'https://js.hcaptcha.com/1/api.js',
]);

globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const url = new URL(address, location.href);
    if (url.origin === location.origin && /^https?:$/.test(url.protocol)) return url.href;
    return CAPTCHAS.has(url.origin + url.pathname) ? url.href : null;
  },
});
