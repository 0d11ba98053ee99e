import { PhotoError } from '@/contracts/photo-error';
import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { loadWhenAsked } from '@/lib/load-when-asked';
import type { PhotoReader } from '../services';

/** Loads what reading a photo takes with the first call: the other screens do without. */
export function createPhotoReader(learned: () => Promise<HandAdaptation | null>): PhotoReader {
  const { ready, loading } = loadWhenAsked(async () => {
    try {
      const { createOnDeviceReader } = await import('./on-device-reader');
      return createOnDeviceReader(learned);
    } catch (error) {
      throw new PhotoError('reader-missing', error);
    }
  });
  return {
    missingBytes: async () => (await ready()).missingBytes(),
    open: async (file, signal) => (await ready()).open(file, signal),
    read: async (photo, edit, options) => (await ready()).read(photo, edit, options),
    async portrait(file) {
      const { drawPortrait } = await import('./portrait').catch((error: unknown) => {
        throw new PhotoError('reader-missing', error);
      });
      return drawPortrait(file);
    },
    release: () =>
      void loading()?.then(
        (reader) => reader.release(),
        () => {},
      ),
  };
}
