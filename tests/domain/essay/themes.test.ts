import { describe, expect, it } from 'vitest';
import { MAX_THEME_CHARACTERS } from '@/domain/essay/limits';
import { combineThemes } from '@/domain/essay/themes';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';

describe('combineThemes', () => {
  it.each([
    ['both are kept, joined as specified', 'Cinema', 'Leitura', 'Cinema | Leitura'],
    ['an empty field just takes the theme', '', 'Leitura', 'Leitura'],
    ['a field of blanks counts as empty', '  \u200b', 'Leitura', 'Leitura'],
    ['nothing added leaves the theme as it is', 'Cinema ', '', 'Cinema '],
    ['the same theme is not added twice', 'Cinema', 'Cinema', 'Cinema'],
    ['nor a third time in a row of themes', 'Cinema | Leitura', ' Leitura ', 'Cinema | Leitura'],
    ['a part of a theme is not that theme', 'Cinema nacional', 'Cinema', 'Cinema nacional | Cinema'],
    ['blanks around themes do not pile up', ' Cinema ', ' Leitura ', 'Cinema | Leitura'],
  ])('%s', (_requirement, current, added, combined) => {
    expect(combineThemes(current, added)).toBe(combined);
  });

  it('never cuts, however long the result', () => {
    const long = 'a'.repeat(MAX_THEME_CHARACTERS);
    expect(combineThemes(long, 'Leitura')).toBe(`${long} | Leitura`);
  });

  it('leaves room for any two official themes', () => {
    const lengths = EXAM_THEMES.map(({ theme }) => theme.length).sort((a, b) => b - a);
    expect(lengths.slice(0, 2).reduce((sum, length) => sum + length, 3)).toBeLessThan(MAX_THEME_CHARACTERS);
  });
});
