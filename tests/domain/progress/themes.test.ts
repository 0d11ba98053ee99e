import { describe, expect, it } from 'vitest';
import { nextTheme, THEME_TIERS, themeProgress } from '@/domain/progress/theme-tiers';
import { EXAM_THEMES, suggestThemes } from '@/domain/themes/exam-themes';
import { buildRow, TEST_NOW } from '../../support/builders';

const NOW = new Date(TEST_NOW);
const rowsOn = (themes: readonly string[]) =>
  themes.map((tema, index) => buildRow({ id: String(index), tema }));
const own = (count: number) => Array.from({ length: count }, (_, index) => `Tema ${index}`);
const exam = EXAM_THEMES.map(({ theme }) => theme);

describe('themeProgress', () => {
  it.each([
    ['nothing without essays', [], 0, 0, null, 'bronze'],
    ['one theme', own(1), 1, 0, null, 'bronze'],
    ['just below the first tier', own(2), 2, 0, null, 'bronze'],
    ['the first tier', own(3), 3, 0, 'bronze', 'prata'],
    ['the second', own(8), 8, 0, 'prata', 'ouro'],
    ['the third', own(15), 15, 0, 'ouro', 'diamante'],
    ['all of the exam', exam, 28, 28, 'diamante', null],
    ['one theme written again and again', Array<string>(2000).fill(exam[0]!), 1, 1, null, 'bronze'],
    ['one theme typed in other ways', [exam[0]!, ` ${exam[0]!.toUpperCase()} `], 1, 1, null, 'bronze'],
    ['two themes joined', [`${exam[0]} | ${exam[1]}`], 2, 2, null, 'bronze'],
    ['a blank theme', [' ', ''], 0, 0, null, 'bronze'],
  ])('%s', (_requirement, themes, count, examThemes, tier, next) => {
    const progress = themeProgress(rowsOn(themes));
    expect([
      progress.themes,
      progress.examThemes,
      progress.tier?.id ?? null,
      progress.next?.id ?? null,
    ]).toEqual([count, examThemes, tier, next]);
  });

  it('has tiers that grow', () => {
    const counts = THEME_TIERS.map(({ themes }) => themes);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});

describe('nextTheme', () => {
  const suggested = suggestThemes(NOW).map(({ theme }) => theme);

  it.each([
    ['the first suggestion of the day', [], suggested[0]],
    ['the next one where the first has been written on', [suggested[0]!.toLowerCase()], suggested[1]],
    [
      'the latest of the others where all five have',
      suggested,
      exam.find((theme) => !suggested.includes(theme)),
    ],
  ])('is %s', (_requirement, written, theme) => {
    expect(nextTheme(rowsOn(written), NOW)).toMatchObject({ theme, isNew: true });
  });

  it('is an old one where nothing is left', () => {
    expect(nextTheme(rowsOn(exam), NOW)).toMatchObject({ theme: suggested[0], isNew: false });
  });
});
