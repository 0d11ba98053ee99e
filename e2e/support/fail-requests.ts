import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Server unreachable, no response at all, a response lost after the request reached the server, or the given
 * response.
 */
export type Failure = 'unreachable' | 'hangs' | 'loses the answer' | { status: number; body?: object };

/**
 * Makes requests of a page, or of a whole browser context, fail in one way until the returned function is called. From
 * the first call on, the browser is intercepted: it sends no preflights and gets the test's responses.
 */
export function failRequests(
  of: Page | BrowserContext,
  url: string | RegExp,
  how: Failure,
): Promise<() => Promise<void>> {
  return answerRequests(of, url, async (route) => {
    if (how === 'hangs') return;
    if (how === 'unreachable') return route.abort('connectionrefused');
    if (how === 'loses the answer') {
      if (route.request().method() === 'POST') await route.fetch();
      return route.abort('connectionreset');
    }
    const { status, body = {} } = how;
    await route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } });
  });
}

/**
 * Responds to requests through `answer`, for failures that `failRequests` does not cover. The returned function
 * stops this and waits for pending responses, because removing a route while its handler runs fails the test.
 */
export async function answerRequests(
  of: Page | BrowserContext,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> | void,
): Promise<() => Promise<void>> {
  const underWay = new Set<Promise<void>>();
  let ended = false;
  const handle = async (route: Route) => {
    if (ended) return route.fallback();
    const answering = Promise.resolve(answer(route));
    underWay.add(answering);
    await answering.finally(() => underWay.delete(answering));
  };
  await of.route(url, handle);
  return async () => {
    ended = true;
    await Promise.all(underWay);
    await of.unroute(url, handle);
  };
}
