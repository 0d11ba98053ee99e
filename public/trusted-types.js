// Runs before the app: which strings may become code. Addresses of own scripts, for workers; markup and code never do
// (docs/decisions/0014). Browsers without Trusted Types are held by the rest of the policy.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const url = new URL(address, location.href);
    return url.origin === location.origin && /^https?:$/.test(url.protocol) ? url.href : null;
  },
});
