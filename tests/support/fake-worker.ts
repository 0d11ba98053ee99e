import { expose } from 'comlink';

/**
 * A worker in the thread of the test, which exposes these tasks by comlink. Messages are passed without being
 * copied.
 */
export class FakeWorker extends EventTarget {
  isEnded = false;
  readonly #inside = Object.assign(new EventTarget(), { postMessage: (data: unknown) => this.say(data) });

  constructor(tasks: object) {
    super();
    expose(tasks, this.#inside);
  }
  postMessage(data: unknown): void {
    this.#inside.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isEnded = true;
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  crash(message = ''): void {
    this.dispatchEvent(new ErrorEvent('error', { message }));
  }
}

/** Starts fake workers of these tasks, and keeps them in the order they were started. */
export function fakeWorkers(tasks: object) {
  const started: FakeWorker[] = [];
  const create = () => {
    const worker = new FakeWorker(tasks);
    started.push(worker);
    return worker as unknown as Worker;
  };
  return { started, create };
}
