import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { loadWhenAsked } from '@/lib/load-when-asked';
import type { PhotoReader } from '../services';
import { loadReader } from './load-reader';

/**
 * Loads the reader's code with the first call, so that other screens do not need it. `learned` returns the
 * adaptation to the user's handwriting.
 */
export function createPhotoReader(learned: () => Promise<HandAdaptation | null>): PhotoReader {
  const { late, loading } = loadWhenAsked(async () => {
    const { createOnDeviceReader } = await loadReader(() => import('./on-device-reader'));
    return createOnDeviceReader(learned);
  });
  return {
    missingBytes: late('missingBytes'),
    open: late('open'),
    read: late('read'),
    async portrait(file) {
      const { drawPortrait } = await loadReader(() => import('./portrait'));
      return drawPortrait(file);
    },
    release: () =>
      void loading()?.then(
        (reader) => reader.release(),
        () => {},
      ),
  };
}
