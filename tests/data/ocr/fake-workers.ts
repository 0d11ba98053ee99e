import type { TaskMessage, TaskRequest } from '@/data/ocr/serve-tasks';

type Listener = (event: { data?: TaskMessage; message?: string }) => void;

/** A worker played by the test. */
export class FakeWorker {
  readonly asked: TaskRequest[] = [];
  isEnded = false;
  readonly #listeners = new Map<string, Listener>();

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  postMessage(request: TaskRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }

  say(message: TaskMessage): void {
    this.#listeners.get('message')?.({ data: message });
  }
  crash(message = ''): void {
    this.#listeners.get('error')?.({ message });
  }
}

/** Starts fake workers, and keeps them in the order they were started. */
export function fakeWorkers() {
  const started: FakeWorker[] = [];
  const create = () => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker as unknown as Worker;
  };
  return { started, create };
}
