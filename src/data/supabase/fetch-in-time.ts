import { untilAborted } from '@/lib/until-aborted';

/** What a limit of ours ends a request with. Of errors of `fetch` the library keeps the message alone. */
export function timeOut(): DOMException {
  return new DOMException('TimeoutError: no answer in time', 'TimeoutError');
}

/** `fetch`, for `limitMs` until an answer begins: what comes slowly may go on coming. */
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
