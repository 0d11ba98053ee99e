import { clsx } from 'clsx';
import type { PhotoPage } from './photo-desk';
import { PhotoPicture } from './photo-picture';
import { shownSize } from './shown-photo';
import type { Corners } from '@/domain/ocr/photo-view';

/** Part of the photo's width that is seen. */
const SEEN = 0.16;

type MagnifierProps = { page: PhotoPage; corners: Corners; at: number };

/** The surroundings of a corner, large, where the finger that moves it does not hide them. */
export function Magnifier({ page, corners, at }: MagnifierProps) {
  const { width, height } = shownSize(page.photo, page.edit.turns);
  const point = corners[at] ?? corners[0];
  const side = SEEN * width;
  const view = [point.x * width - side / 2, point.y * height - side / 2, side, side] as const;
  return (
    <div aria-hidden="true" className={clsx('magnifier', point.x < 0.5 ? 'is-right' : 'is-left')}>
      <PhotoPicture page={page} label="" corners={corners} view={view} />
    </div>
  );
}
