// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  EMPTY_OUTLINE,
  isEmptyOutline,
  isForTheme,
  NO_OUTLINES,
  type Outline,
  shownOutline,
  withCorrected,
  withField,
} from '@/domain/outline/outline';
import { partAt } from '@/domain/outline/part-at';

const plan = (tese: string, sheetTheme = 'Fome'): Outline => ({
  ...EMPTY_OUTLINE,
  fields: { tese },
  sheetTheme,
});

describe('a plan', () => {
  it('is empty until something is written, and again once all of it is taken away', () => {
    const written = withField(EMPTY_OUTLINE, 'tese', 'Falta comida');
    expect([isEmptyOutline(EMPTY_OUTLINE), isEmptyOutline(written)]).toEqual([true, false]);
    expect(withField(written, 'tese', '')).toEqual(EMPTY_OUTLINE);
    expect(isEmptyOutline(withField(EMPTY_OUTLINE, 'tese', '  '))).toBe(true);
  });

  it.each([
    ['Fome', 'fome ', true],
    ['', 'Fome', true],
    ['Fome', '', true],
    ['Fome', 'Sede', false],
  ])('for “%s” is for “%s”: %s', (own, theme, is) => {
    expect(isForTheme(plan('x', own), theme)).toBe(is);
  });

  it('goes with the correction of its essay, and the next essay begins without one', () => {
    const outlines = { ...NO_OUTLINES, current: plan('Falta comida') };
    const after = withCorrected(outlines, { id: 'a', theme: 'Fome', rewritten: null });
    expect(after).toEqual({ current: EMPTY_OUTLINE, ofEssays: { a: plan('Falta comida') } });
    expect(withCorrected(after, { id: 'b', theme: 'Fome', rewritten: null })).toBe(after);
  });

  it('stays where it is when an essay on another theme is corrected', () => {
    const outlines = { ...NO_OUTLINES, current: plan('Falta comida') };
    expect(withCorrected(outlines, { id: 'a', theme: 'Sede', rewritten: null })).toBe(outlines);
  });

  it('of a rewritten essay is shown and goes with the new version, unless another one was begun', () => {
    const outlines = { current: EMPTY_OUTLINE, ofEssays: { a: plan('Falta comida') } };
    expect(shownOutline(outlines, 'a')).toEqual(plan('Falta comida'));
    expect(shownOutline(outlines, 'x')).toBe(EMPTY_OUTLINE);
    expect(shownOutline({ ...outlines, current: plan('Outra') }, 'a')).toEqual(plan('Outra'));
    const after = withCorrected(outlines, { id: 'b', theme: 'Fome', rewritten: 'a' });
    expect(after.ofEssays).toEqual({ a: plan('Falta comida'), b: plan('Falta comida') });
  });
});

describe('the part of the plan for the paragraph with the caret', () => {
  const essay = 'Um.\n\nDois.\nTrês.\nQuatro.\nCinco.';
  it.each<[text: string, caretAfter: string, part: string]>([
    ['', '', 'tese'],
    [essay, 'Um', 'tese'],
    [essay, 'Um.', 'tese'],
    [essay, 'Dois.', 'argumento1'],
    [essay, 'Três', 'argumento2'],
    [essay, 'Quatro', 'argumento2'],
    [essay, 'Cinco.', 'proposta'],
    ['Um.\n', 'Um.\n', 'argumento1'],
    ['Um.\nDois.\n\n', 'Um.\nDois.\n\n', 'argumento2'],
    ['Um.\nDois.\nTrês.\n', 'Um.\nDois.\nTrês.\n', 'proposta'],
  ])('%j after %j: %s', (text, before, part) => {
    expect(partAt(text, text.indexOf(before) + before.length)).toBe(part);
  });
});
