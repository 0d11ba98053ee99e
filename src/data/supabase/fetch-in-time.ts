import { untilAborted } from '@/lib/until-aborted';

/**
 * The error of a request that exceeded its time limit. The message repeats the name, because the library keeps only
 * the message of `fetch` errors.
 */
export function timeOut(): DOMException {
  return new DOMException('TimeoutError: no answer in time', 'TimeoutError');
}

/** `fetch` with a limit of `limitMs` until the response begins; a slow body may take longer. */
export function fetchInTime(fetchBy: typeof fetch, limitMs: number): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(timeOut()), limitMs);
    const given = init?.signal;
    const signal = given ? AbortSignal.any([given, controller.signal]) : controller.signal;
    try {
      return await untilAborted(signal, () => fetchBy(input, { ...init, signal }));
    } finally {
      clearTimeout(timer);
    }
  };
}
