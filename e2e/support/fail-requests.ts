import type { BrowserContext, Page, Route } from '@playwright/test';

/** Nobody listens there, nobody answers, the request arrives but its answer does not, or this is the answer. */
export type Failure = 'unreachable' | 'hangs' | 'loses the answer' | { status: number; body?: object };

/**
 * Has requests of a page, or of a whole browser, fail in one way until the function that it answers is called. From
 * the first one on, the browser is intercepted: it asks no preflights and goes by what the test says.
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
 * The same for failures that are none of those: `answer` says what comes back. The end waits for the answers under
 * way: a route taken away from its handler fails the test.
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
