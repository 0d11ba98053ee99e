import type { PhotoMessage, PhotoRequest } from '@/data/ocr/photo-worker';

type Listener = (event: { data?: PhotoMessage; message?: string }) => void;

/** A photo worker played by the test. */
export class FakePhotoWorker {
  readonly asked: PhotoRequest[] = [];
  isEnded = false;
  readonly #listeners = new Map<string, Listener>();

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  postMessage(request: PhotoRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }

  say(message: PhotoMessage): void {
    this.#listeners.get('message')?.({ data: message });
  }
  crash(message = ''): void {
    this.#listeners.get('error')?.({ message });
  }
}

/** Starts fake workers, and keeps them in the order they were started. */
export function fakePhotoWorkers() {
  const started: FakePhotoWorker[] = [];
  const create = () => {
    const worker = new FakePhotoWorker();
    started.push(worker);
    return worker as unknown as Worker;
  };
  return { started, create };
}
