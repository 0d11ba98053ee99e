import { PhotoError } from '@/contracts/photo-error';
import type { Photo, PhotoReader } from '@/data/services';

export const imageFile = (name = 'folha.jpg') => new File(['pixels'], name, { type: 'image/jpeg' });
export const textFile = (name = 'lista.txt') => new File(['letras'], name, { type: 'text/plain' });

/** A photo in landscape, without advice. */
export function buildPhoto(overrides: Partial<Photo> = {}): Photo {
  const original = overrides.original ?? imageFile();
  return {
    original,
    preview: original,
    thumbnail: original,
    width: 2000,
    height: 1500,
    advice: [],
    ...overrides,
  };
}

/** Opens every image and refuses everything else; reads nothing. */
export function fakePhotos(overrides: Partial<PhotoReader> = {}): PhotoReader {
  return {
    missingBytes: async () => ({ print: 2_700_000, handwriting: 1_900_000 }),
    open: async (file) => {
      if (!file.type.startsWith('image/')) throw new PhotoError('not-an-image');
      return buildPhoto({ original: file });
    },
    read: () => Promise.reject(new PhotoError('reader-missing')),
    portrait: () => Promise.reject(new PhotoError('reader-missing')),
    release() {},
    ...overrides,
  };
}
