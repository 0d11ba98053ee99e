import { describe, expect, it } from 'vitest';
import { findBlobs } from '@/domain/ocr/preparation/blobs';
import { blankPage, fillRect } from '../../../support/drawn-page';

describe('findBlobs', () => {
  it('finds what is dark and hangs together, with its middle and its spread', () => {
    const page = blankPage(40, 30);
    fillRect(page, 10, 5, 6, 6);
    fillRect(page, 30, 20, 8, 4);
    const [square, bar] = findBlobs(page, 128, 10, 100);
    expect(square).toMatchObject({ count: 36, x: 12.5, y: 7.5, left: 10, top: 5, right: 15, bottom: 10 });
    expect(square!.spread.xx).toBeCloseTo(3);
    expect(square!.spread.yy).toBeCloseTo(3);
    expect(square!.spread.xy).toBeCloseTo(0);
    expect(bar!.spread.xx / bar!.spread.yy).toBeCloseTo(4);
  });

  it('leaves out what is too small or too large, and what touches by a corner only is two', () => {
    const page = blankPage(40, 30);
    fillRect(page, 0, 0, 2, 2);
    fillRect(page, 5, 5, 4, 4);
    fillRect(page, 9, 9, 4, 4);
    fillRect(page, 20, 0, 20, 30);
    expect(findBlobs(page, 128, 10, 100).map(({ count }) => count)).toEqual([16, 16]);
  });
});
