import { vi } from 'vitest';

/** `[a, b, c, d, e, f]` as in a canvas transform: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = [number, number, number, number, number, number];
type Place = [x: number, y: number];

export type Drawn = {
  width: number;
  height: number;
  /** Final positions of the picture's corners: top left, top right, bottom right, bottom left. */
  picture: Place[];
  /** The clip outline. */
  clip: Place[];
};

/** Canvas stub for jsdom: records where everything is drawn, without pixels. */
export function stubCanvas({
  picture,
  bytesOf,
}: {
  picture: { width: number; height: number };
  /** File size in bytes of a canvas with this size. */
  bytesOf: (width: number, height: number) => number;
}): Drawn[] {
  const drawn: Drawn[] = [];
  const encoded = new WeakMap<Blob, { width: number; height: number }>();

  class Context {
    private matrix: Matrix = [1, 0, 0, 1, 0, 0];
    private path: Place[] = [];
    private clipped: Place[] = [];
    private readonly canvas: Canvas;
    constructor(canvas: Canvas) {
      this.canvas = canvas;
    }
    fillRect() {}
    beginPath() {
      this.path = [];
    }
    lineTo(x: number, y: number) {
      this.path.push(this.place(x, y));
    }
    clip() {
      this.clipped = this.path;
    }
    scale(x: number, y: number) {
      this.multiply([x, 0, 0, y, 0, 0]);
    }
    translate(x: number, y: number) {
      this.multiply([1, 0, 0, 1, x, y]);
    }
    rotate(angle: number) {
      this.multiply([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]);
    }
    drawImage({ width, height }: { width: number; height: number }, x: number, y: number) {
      const corners: Place[] = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ];
      drawn.push({
        width: this.canvas.width,
        height: this.canvas.height,
        picture: corners.map((corner) => this.place(...corner)),
        clip: this.clipped,
      });
    }
    private multiply([a, b, c, d, e, f]: Matrix) {
      const [A, B, C, D, E, F] = this.matrix;
      this.matrix = [
        A * a + C * b,
        B * a + D * b,
        A * c + C * d,
        B * c + D * d,
        A * e + C * f + E,
        B * e + D * f + F,
      ];
    }
    private place(x: number, y: number): Place {
      const [a, b, c, d, e, f] = this.matrix;
      // Adding 0 turns -0, the result of rounding -0.1, into 0.
      return [Math.round(a * x + c * y + e) + 0, Math.round(b * x + d * y + f) + 0];
    }
  }

  class Canvas {
    width: number;
    height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
    getContext() {
      return new Context(this);
    }
    async convertToBlob({ type }: { type: string }) {
      const blob = new Blob([new Uint8Array(bytesOf(this.width, this.height)).fill(0xff)], { type });
      encoded.set(blob, { width: this.width, height: this.height });
      return blob;
    }
  }

  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => ({
    ...(encoded.get(blob) ?? picture),
    close() {},
  }));
  return drawn;
}
