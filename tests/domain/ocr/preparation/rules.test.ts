import { describe, expect, it } from 'vitest';
import { eraseRules } from '@/domain/ocr/preparation/rules';
import { blankPage, fillRect, inkByRow } from '../../../support/drawn-page';

const SHEET = { width: 800, height: 400 };

function ruledSheet(rules: number) {
  const page = blankPage(SHEET.width, SHEET.height);
  for (let rule = 1; rule <= rules; rule += 1) fillRect(page, 40, 50 * rule, 700, 2);
  return page;
}

describe('eraseRules', () => {
  it('erases printed rules', () => {
    const { image, isRuled } = eraseRules(ruledSheet(6));
    expect(isRuled).toBe(true);
    expect(Math.max(...inkByRow(image))).toBe(0);
  });

  it('keeps letters that stand on a rule', () => {
    const page = ruledSheet(6);
    fillRect(page, 200, 80, 4, 20);
    const { image } = eraseRules(page);
    expect(inkByRow(image).slice(80, 98)).toEqual(Array(18).fill(4));
  });

  it('erases the margin too, and where it crosses the rules', () => {
    const page = ruledSheet(6);
    fillRect(page, 100, 30, 3, 340);
    expect(Math.max(...inkByRow(eraseRules(page).image))).toBe(0);
  });

  it('erases a rule that is broken and one that leans a little', () => {
    const page = ruledSheet(4);
    for (let x = 40; x < 740; x += 1) fillRect(page, x, 330 + Math.round(x / 120), 1, 2);
    for (let x = 60; x < 740; x += 40) fillRect(page, x, 100, 4, 2, 255);
    expect(Math.max(...inkByRow(eraseRules(page).image))).toBe(0);
  });

  it('erases faint rules only where they are known to be', () => {
    const page = blankPage(SHEET.width, SHEET.height);
    for (let rule = 1; rule <= 6; rule += 1) fillRect(page, 40, 50 * rule, 700, 2, 185);
    expect(eraseRules(page)).toEqual({ image: page, isRuled: false });
    const { image, isRuled } = eraseRules(page, true);
    expect(isRuled).toBe(true);
    expect(image.pixels.every((value) => value === 255)).toBe(true);
  });

  it('touches nothing on a page that is not ruled', () => {
    const page = ruledSheet(2);
    expect(eraseRules(page)).toEqual({ image: page, isRuled: false });
  });
});
