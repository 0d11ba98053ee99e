import type { Page } from '@playwright/test';

/** Nobody listens there, nobody answers, or this is the answer. */
export type Failure = 'unreachable' | 'hangs' | { status: number; body?: object };

/** Has requests of this page fail in one way, until the function that it answers is called. */
export async function failRequests(
  page: Page,
  url: string | RegExp,
  how: Failure,
): Promise<() => Promise<void>> {
  await page.route(url, async (route) => {
    if (how === 'hangs') return;
    if (how === 'unreachable') return route.abort('connectionrefused');
    const { status, body = {} } = how;
    await route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } });
  });
  return () => page.unroute(url);
}
