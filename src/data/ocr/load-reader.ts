import { PhotoError } from '@/contracts/photo-error';

/** Code that reads photos. Rejects with `reader-missing` where it cannot be had. */
export const loadReader = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    throw new PhotoError('reader-missing', error);
  });
