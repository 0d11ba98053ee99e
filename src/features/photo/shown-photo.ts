import type { Photo } from '@/data/services';
import type { QuarterTurns } from '@/domain/ocr/photo-view';

type Size = { width: number; height: number };

/** The size of a photo as it is shown after its turns, in pixels of the preview. */
export function shownSize({ width, height }: Pick<Photo, 'width' | 'height'>, turns: QuarterTurns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The SVG transform that lays a photo turned over the rectangle of `shownSize`. */
export function turnTransform(
  { width, height }: Pick<Photo, 'width' | 'height'>,
  turns: QuarterTurns,
): string | undefined {
  if (turns === 0) return undefined;
  const shifts = { 1: [height, 0], 2: [width, height], 3: [0, width] } as const;
  return `translate(${shifts[turns].join(' ')}) rotate(${turns * 90})`;
}
