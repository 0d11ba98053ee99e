import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

type Rules = {
  createScriptURL(address: string): string | null;
  createHTML?: unknown;
  createScript?: unknown;
};

/** The rules that public/trusted-types.js registers on a page with this address. */
function policyAt(href: string): Rules {
  const policies = new Map<string, Rules>();
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) };
  const location = { href, origin: new URL(href).origin };
  runInNewContext(readFileSync('public/trusted-types.js', 'utf8'), { trustedTypes, location, URL });
  const policy = policies.get('default');
  if (!policy) throw new Error('No default policy was made.');
  return policy;
}

describe('the policy for strings that would become code', () => {
  it.each([
    [
      'a worker of its own',
      'https://grifo.example/assets/w-12345678.js',
      'https://grifo.example/assets/w-12345678.js',
    ],
    ['by its path', '/sw.js', 'https://grifo.example/sw.js'],
    [
      'a CAPTCHA that Auth knows',
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    ],
    ['another script of its maker', 'https://challenges.cloudflare.com/turnstile/v0/w.js', null],
    ['of another host', 'https://evil.example/w.js', null],
    ['of another host without a scheme', '//evil.example/w.js', null],
    ['of another port', 'https://grifo.example:8443/w.js', null],
    ['of another scheme', 'http://grifo.example/w.js', null],
    ['written out', 'data:text/javascript,alert(1)', null],
    ['in memory', 'blob:https://grifo.example/0b5f', null],
    ['a script in an address', 'javascript:alert(1)', null],
    ['a host like its own', 'https://grifo.example@evil.example/w.js', null],
  ])('answers for a script %s', (_requirement, address, expected) => {
    expect(policyAt('https://grifo.example/dashboard/student').createScriptURL(address)).toBe(expected);
  });

  it('has no way for markup and code', () => {
    const policy = policyAt('https://grifo.example/');
    expect(policy.createHTML).toBeUndefined();
    expect(policy.createScript).toBeUndefined();
  });

  it('leaves browsers without it alone', () => {
    const script = readFileSync('public/trusted-types.js', 'utf8');
    expect(() => runInNewContext(script, { URL })).not.toThrow();
  });
});
