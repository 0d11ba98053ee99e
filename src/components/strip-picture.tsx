import { useEffect, useRef } from 'react';

type StripPictureProps = {
  /** Gray values, row by row; 0 is black. */
  strip: { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
  /** The text written on the strip. */
  label: string;
};

/** The picture of a handwritten line, as wide as the available space; on white in the light and the dark scheme. */
export function StripPicture({ strip, label }: StripPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, pixels } = strip;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const image = context.createImageData(width, height);
    for (let at = 0; at < pixels.length; at += 1) {
      image.data.fill(pixels[at] as number, 4 * at, 4 * at + 3);
      image.data[4 * at + 3] = 255;
    }
    context.putImageData(image, 0, 0);
  }, [width, height, pixels]);

  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className="block h-auto max-w-full rounded-sm"
    />
  );
}
