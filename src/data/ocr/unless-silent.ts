import { PhotoError } from '@/contracts/photo-error';

/** Work without a sign of life for so long is taken for hung (ms). */
const SILENCE_MS = 15_000;

/** Waits for work as long as it calls `alive`. Rejects with `reader-silent` when it has not for 15 s. */
export function unlessSilent<T>(work: (alive: () => void) => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const alive = () => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => reject(new PhotoError('reader-silent')), SILENCE_MS);
    };
    alive();
    void work(alive)
      .then(resolve, reject)
      .finally(() => {
        isOver = true;
        clearTimeout(timer);
      });
  });
}
