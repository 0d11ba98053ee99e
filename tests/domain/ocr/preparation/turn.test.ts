import { describe, expect, it } from 'vitest';
import { transpose, turnImage } from '@/domain/ocr/preparation/turn';

const image = { width: 3, height: 2, pixels: Uint8Array.from([1, 2, 3, 4, 5, 6]) };

describe('turnImage', () => {
  it.each([
    [0, 3, [1, 2, 3, 4, 5, 6]],
    [1, 2, [4, 1, 5, 2, 6, 3]],
    [2, 3, [6, 5, 4, 3, 2, 1]],
    [3, 2, [3, 6, 2, 5, 1, 4]],
  ] as const)('by %i quarters clockwise', (turns, width, pixels) => {
    const turned = turnImage(image, turns);
    expect(turned.width).toBe(width);
    expect(turned.height).toBe(6 / width);
    expect([...turned.pixels]).toEqual(pixels);
  });

  it('leaves the given image as it was', () => {
    turnImage(image, 1);
    turnImage(image, 2);
    expect([...image.pixels]).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('transpose', () => {
  it('makes rows columns', () => {
    expect([...transpose(image).pixels]).toEqual([1, 4, 2, 5, 3, 6]);
  });
});
