import type { GrayImage } from './gray-image.ts';
import type { PhotoAdvice } from './page-reading.ts';

/** What can be told of a photo before it is read: `blurred`, `dark` or `far`. */
export function adviseBeforeReading(_gray: GrayImage): PhotoAdvice[] {
  return [];
}
