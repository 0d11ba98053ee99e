import { PhotoError } from '@/contracts/photo-error';
import type { PhotoReader } from '../services';

/** Keeps all that reading a photo takes out of the other screens; a load that failed is tried again by the next call. */
export function createLazyPhotoReader(): PhotoReader {
  let loading: Promise<PhotoReader> | null = null;
  const ready = () => {
    loading ??= import('./photo-reader').then(
      ({ createPhotoReader }) => createPhotoReader(),
      (error: unknown) => {
        loading = null;
        throw new PhotoError('reader-missing', error);
      },
    );
    return loading;
  };
  return {
    missingBytes: async () => (await ready()).missingBytes(),
    open: async (file, signal) => (await ready()).open(file, signal),
    read: async (photo, edit, options) => (await ready()).read(photo, edit, options),
    release: () =>
      void loading?.then(
        (reader) => reader.release(),
        () => {},
      ),
  };
}
