import { PhotoError } from '@/contracts/photo-error';

/** Loads code that reads photos. Rejects with `reader-missing` if that fails. */
export const loadReader = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    throw new PhotoError('reader-missing', error);
  });
