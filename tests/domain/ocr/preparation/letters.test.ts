import { describe, expect, it } from 'vitest';
import { findInkShapes, measureLetters } from '@/domain/ocr/preparation/letters';
import { blankPage, fillRect, writeRows } from '../../../support/drawn-page';

describe('findInkShapes', () => {
  it('joins what touches, also by corners and late', () => {
    const page = blankPage(20, 20);
    fillRect(page, 2, 2, 2, 8);
    fillRect(page, 8, 2, 2, 8);
    fillRect(page, 4, 10, 4, 2);
    fillRect(page, 15, 15, 1, 1);
    const shapes = findInkShapes(page);
    expect(shapes).toHaveLength(2);
    expect(shapes).toContainEqual({ left: 2, top: 2, right: 10, bottom: 12, area: 40 });
    expect(shapes).toContainEqual({ left: 15, top: 15, right: 16, bottom: 16, area: 1 });
  });
});

describe('measureLetters', () => {
  it('finds the letters of print all alike', () => {
    const page = blankPage(400, 300);
    writeRows(page);
    expect(measureLetters(page)).toEqual({ height: 10, regularity: 1 });
  });

  it('finds those of a hand uneven', () => {
    const page = blankPage(600, 400);
    for (let at = 0; at < 120; at += 1) {
      fillRect(page, 20 + (at % 20) * 28, 20 + Math.floor(at / 20) * 60, 12, 12 + ((at * 7) % 19));
    }
    expect(measureLetters(page).regularity).toBeLessThan(0.4);
  });

  it('leaves specks and rules out', () => {
    const page = blankPage(400, 300);
    for (let at = 0; at < 90; at += 1) fillRect(page, (at * 37) % 400, (at * 53) % 300, 2, 2);
    fillRect(page, 0, 150, 400, 4);
    expect(measureLetters(page)).toEqual({ height: 0, regularity: 0 });
  });
});
