import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { loadWhenAsked } from '@/lib/load-when-asked';
import type { PhotoReader } from '../services';
import { loadReader } from './load-reader';

/** Loads what reading a photo takes with the first call: the other screens do without. `learned` is what a hand taught. */
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
