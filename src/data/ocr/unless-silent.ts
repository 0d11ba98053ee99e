import { PhotoError } from '@/contracts/photo-error';

/** Work that does not report that it is alive for this time is treated as hung (ms). */
const SILENCE_MS = 15_000;

/** Waits as long as the work keeps calling `alive`. Rejects with `reader-silent` after 15 s without a call. */
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
