/** In pixels. */
export type PixelPoint = { x: number; y: number };

/** Four corners in pixels: top left, top right, bottom right, bottom left. */
export type Quad = readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint];

/** A perspective transformation of the plane, as the nine numbers of its matrix, row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** Area in square pixels; 0 if the corners are on a line, negative if they are counterclockwise. */
export function areaOf([a, b, c, d]: Quad): number {
  return ((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2;
}

/** The transformation that maps a rectangle of this size, with its origin at the top left, to the four corners. */
export function fromRectangle(width: number, height: number, [a, b, c, d]: Quad): Homography {
  const sumX = a.x - b.x + c.x - d.x;
  const sumY = a.y - b.y + c.y - d.y;
  const rightX = b.x - c.x;
  const rightY = b.y - c.y;
  const bottomX = d.x - c.x;
  const bottomY = d.y - c.y;
  const area = rightX * bottomY - bottomX * rightY;
  const g = (sumX * bottomY - bottomX * sumY) / area;
  const h = (rightX * sumY - sumX * rightY) / area;
  return [
    (b.x - a.x + g * b.x) / width,
    (d.x - a.x + h * d.x) / height,
    a.x,
    (b.y - a.y + g * b.y) / width,
    (d.y - a.y + h * d.y) / height,
    a.y,
    g / width,
    h / height,
    1,
  ];
}

/** The inverse transformation. */
export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export function project([a, b, c, d, e, f, g, h, i]: Homography, x: number, y: number): PixelPoint {
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}
