// Imports Playwright's own `test`, because the fixture of the other tests fails on the policy violations provoked
// here.
import { expect, test, type Page } from '@playwright/test';

/** Runs `script` on the entry page; returns the violations that the policy reported, and the error thrown. */
async function attempt(page: Page, script: () => unknown): Promise<{ refused: string[]; threw: string }> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  });
  const threw = await page.evaluate(script).then(
    () => '',
    (error: Error) => error.message,
  );
  const heard = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  if (!threw) await expect.poll(heard).not.toEqual([]);
  return { refused: await heard(), threw };
}

test.describe('the policy refuses', () => {
  const cases: [what: string, directive: string, script: () => unknown][] = [
    ['markup from a string', 'require-trusted-types-for', () => (document.body.innerHTML = '<b>x</b>')],
    [
      'code from a string',
      'require-trusted-types-for',
      // Runs in a timer, because code that the test evaluates directly may itself evaluate strings.
      // oxlint-disable-next-line no-implied-eval -- it is what must not work
      () => void setTimeout(() => void setTimeout('globalThis.code = 1' as unknown as () => void), 0),
    ],
    [
      'a script written into the page',
      'require-trusted-types-for',
      () => document.body.append(Object.assign(document.createElement('script'), { text: 'alert(1)' })),
    ],
    [
      'a handler in an attribute',
      'require-trusted-types-for',
      () => document.body.setAttribute('onclick', 'x()'),
    ],
    [
      'a style written into the page',
      'style-src-elem',
      () =>
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: 'body { display: none }' }),
        ),
    ],
    ['a worker that is written out', 'require-trusted-types-for', () => new Worker('data:text/javascript,1')],
    ['a worker of another host', 'require-trusted-types-for', () => new Worker('https://evil.example/w.js')],
    [
      'another policy for strings',
      'trusted-types',
      () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('own', {}),
    ],
    [
      'another host that is asked',
      'connect-src',
      () => void fetch('https://evil.example/').catch(() => null),
    ],
    [
      'a page within the page',
      'frame-src',
      () =>
        document.body.append(
          Object.assign(document.createElement('iframe'), { src: 'https://evil.example' }),
        ),
    ],
    [
      'another base of addresses',
      'base-uri',
      () =>
        document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example' })),
    ],
  ];

  for (const [what, directive, script] of cases) {
    test(what, async ({ page }) => {
      const { refused } = await attempt(page, script);
      expect(refused).toContain(directive);
    });
  }
});

test('own workers start, and what a worker may do is held to the same policy', async ({ page }) => {
  await page.goto('/');
  const kinds = await page.evaluate(
    () => typeof new Worker(new URL('/theme.js', location.href), { type: 'module' }),
  );
  expect(kinds).toBe('object');
  const policies = await page.evaluate(async () => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/'));
    const answers = await Promise.all([fetch('/'), fetch(entry?.name ?? '')]);
    return answers.map((answer) => answer.headers.get('content-security-policy'));
  });
  expect(policies[0]).toContain("require-trusted-types-for 'script'");
  expect(policies[1]).toBe(policies[0]);
});

test('the page cannot be shown within another, nor keep hold of one it opened', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});
