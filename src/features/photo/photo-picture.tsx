import type { ComponentProps } from 'react';
import type { PhotoPage } from './photo-store';
import type { Corners, QuarterTurns } from '@/domain/ocr/photo-edit';
import type { Photo } from '@/data/services';

type PhotoPictureProps = Omit<ComponentProps<'svg'>, 'viewBox'> & {
  page: Pick<PhotoPage, 'photo' | 'edit' | 'previewUrl' | 'thumbnailUrl'>;
  /** What the picture is, for people who do not see it. */
  label: string;
  /** Of the sheet; what lies outside is dimmed. The page's own by default. */
  corners?: Corners | null;
  /** Shows the thumbnail: enough for a list. */
  isSmall?: boolean;
  /** x, y, width and height in pixels of the shown photo; all of it by default. */
  view?: readonly [x: number, y: number, width: number, height: number];
};

/** A photo as the student turned it. It fills the width it is given. */
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
