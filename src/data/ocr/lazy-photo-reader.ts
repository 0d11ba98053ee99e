import { PhotoError } from '@/contracts/photo-error';
import { loadWhenAsked } from '@/lib/load-when-asked';
import type { PhotoReader } from '../services';

/** Keeps all that reading a photo takes out of the other screens. */
export function createLazyPhotoReader(): PhotoReader {
  const { ready, loading } = loadWhenAsked(async () => {
    try {
      const { createPhotoReader } = await import('./photo-reader');
      return createPhotoReader();
    } catch (error) {
      throw new PhotoError('reader-missing', error);
    }
  });
  return {
    missingBytes: async () => (await ready()).missingBytes(),
    open: async (file, signal) => (await ready()).open(file, signal),
    read: async (photo, edit, options) => (await ready()).read(photo, edit, options),
    release: () =>
      void loading()?.then(
        (reader) => reader.release(),
        () => {},
      ),
  };
}
