import { describe, expect, it } from 'vitest';
import { analyzeText } from '@/domain/text/analyze-text';
import { readThemeByParagraph } from '@/domain/theme/read-theme-by-paragraph';
import { HONEST } from '../../fixtures/scoring/honest';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME } from '../../support/essays';

const read = (essay: string, theme = SAMPLE_THEME) =>
  readThemeByParagraph(analyzeText(essay), analyzeText(theme));
const [first = '', ...rest] = GOOD_ESSAY.split('\n');
const elsewhere = OTHER_THEME_ESSAY.split('\n').slice(1);

describe('readThemeByParagraph', () => {
  it('finds every paragraph of a good essay on its theme', () => {
    expect(read(GOOD_ESSAY)?.paragraphs).toMatchObject([
      { paragraph: 1, isOnTheme: true },
      { paragraph: 2, isOnTheme: true },
      { paragraph: 3, isOnTheme: true },
    ]);
    expect(read(GOOD_ESSAY)?.shareOnTheme).toBe(1);
  });

  it('finds none where all but the first are about something else', () => {
    const mixed = read([first, ...elsewhere].join('\n'));
    expect(mixed?.paragraphs.map(({ isOnTheme }) => isOnTheme)).toEqual([false, false, false]);
    expect(mixed?.shareOnTheme).toBe(0);
  });

  it('finds the one that is about something else', () => {
    const mixed = read([first, rest[0], elsewhere[1], rest[2]].join('\n'));
    expect(mixed?.paragraphs.map(({ isOnTheme }) => isOnTheme)).toEqual([true, false, true]);
    expect(mixed?.shareOnTheme).toBeGreaterThan(0.5);
    expect(mixed?.shareOnTheme).toBeLessThan(0.9);
  });

  it('finds nine in ten paragraphs and more of the honest essays on their themes', () => {
    const paragraphs = HONEST.flatMap(({ essay, theme }) => read(essay, theme)?.paragraphs ?? []);
    expect(paragraphs.filter(({ isOnTheme }) => isOnTheme).length / paragraphs.length).toBeGreaterThan(0.9);
  });

  it('leaves titles and remains out, and has nothing against an essay of one paragraph', () => {
    expect(read(`O prato vazio\n${first}\n(28 linhas)`)).toEqual({ paragraphs: [], shareOnTheme: 1 });
  });

  it('says nothing where nothing is known of the theme', () => {
    expect(read(GOOD_ESSAY, 'Xyzzq wrstt')).toBeNull();
  });
});
