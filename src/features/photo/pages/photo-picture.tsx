import type { ComponentProps } from 'react';
import type { PhotoPage } from './photo-store';
import type { Corners, QuarterTurns } from '@/domain/ocr/photo-edit';
import type { Photo } from '@/data/services';

type PhotoPictureProps = Omit<ComponentProps<'svg'>, 'viewBox'> & {
  page: Pick<PhotoPage, 'photo' | 'edit' | 'previewUrl' | 'thumbnailUrl'>;
  /** Accessible name of the picture. */
  label: string;
  /** Corners of the sheet; the area outside is dimmed. Defaults to the page's own corners. */
  corners?: Corners | null;
  /** Shows the thumbnail, for lists. */
  isSmall?: boolean;
  /** x, y, width and height in pixels of the shown photo; the whole photo by default. */
  view?: readonly [x: number, y: number, width: number, height: number];
};

/** A photo with the student's rotation applied. Fills the available width. */
export function PhotoPicture({
  page: { photo, edit, previewUrl, thumbnailUrl },
  label,
  corners = edit.corners,
  isSmall = false,
  view,
  ...rest
}: PhotoPictureProps) {
  const { width, height } = shownSize(photo, edit.turns);
  return (
    <svg role="img" aria-label={label} viewBox={(view ?? [0, 0, width, height]).join(' ')} {...rest}>
      <image
        href={isSmall ? thumbnailUrl : previewUrl}
        width={photo.width}
        height={photo.height}
        transform={turnTransform(photo, edit.turns)}
      />
      {corners && <SheetEdge corners={corners} width={width} height={height} />}
    </svg>
  );
}

type SheetEdgeProps = { corners: Corners; width: number; height: number };

function SheetEdge({ corners, width, height }: SheetEdgeProps) {
  const sheet = `M${corners.map(({ x, y }) => `${x * width} ${y * height}`).join('L')}Z`;
  return (
    <>
      <path d={`M0 0H${width}V${height}H0Z${sheet}`} fillRule="evenodd" className="sheet-outside" />
      <path d={sheet} className="sheet-edge-shade" />
      <path d={sheet} className="sheet-edge" />
    </>
  );
}

type Size = { width: number; height: number };

/** The size of a photo after rotation, in pixels of the preview. */
export function shownSize({ width, height }: Pick<Photo, 'width' | 'height'>, turns: QuarterTurns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The SVG transform that maps a rotated photo onto the rectangle of `shownSize`. */
export function turnTransform(
  { width, height }: Pick<Photo, 'width' | 'height'>,
  turns: QuarterTurns,
): string | undefined {
  if (turns === 0) return undefined;
  const shifts = { 1: [height, 0], 2: [width, height], 3: [0, width] } as const;
  return `translate(${shifts[turns].join(' ')}) rotate(${turns * 90})`;
}
