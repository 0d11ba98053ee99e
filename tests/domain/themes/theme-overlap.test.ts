import { describe, expect, it } from 'vitest';
import { findSubjectWords, measureThemeOverlap } from '@/domain/themes/theme-overlap';
import { analyzeText } from '@/domain/text/analyze-text';
import { SAMPLE_THEME } from '../../support/essays';

const measure = (essay: string, theme = SAMPLE_THEME) =>
  measureThemeOverlap(analyzeText(essay), analyzeText(theme));

describe('measureThemeOverlap', () => {
  it.each([
    ['grammar and frames such as "caminhos para" do not count', 'reduzir desperdício alimentos Brasil', 1],
    ['words of the same family meet', 'desperdiçar alimentação', 0.5],
    ['accents do not matter', 'DESPERDICIO', 0.25],
    ['nothing taken up', 'A leitura perde leitores.', 0],
    ['an empty essay', '', 0],
  ])('%s', (_requirement, essay, share) => {
    expect(measure(essay).share).toBe(share);
  });

  it('tells what was found and what is missing', () => {
    const { found, missing } = measure('O desperdício no Brasil');
    expect(found).toEqual(['desperdício', 'Brasil']);
    expect(missing).toEqual(['reduzir', 'alimentos']);
  });

  it.each([
    ['none of the subject, though the setting appears', 'No Brasil, poucos leem.', true],
    ['one word of the subject is enough', 'No Brasil, o desperdício cresce.', false],
  ])('lacks its subject: %s', (_requirement, essay, lacks) => {
    expect(measure(essay).lacksSubject).toBe(lacks);
  });

  it.each([
    ['a theme of frame words keeps them', 'Perspectivas', 'As perspectivas mudam', 1],
    ['a theme without words', '🙂', 'Um texto', 0],
    ['a subject of one word proves nothing', 'Envelhecimento', 'Um texto', 0],
  ])('%s', (_requirement, theme, essay, share) => {
    expect(measure(essay, theme)).toMatchObject({ share, lacksSubject: false });
  });
});

describe('findSubjectWords', () => {
  it.each([
    ['neither the frame nor the setting', SAMPLE_THEME, ['reduzir', 'desperdício', 'alimentos']],
    ['a theme without a subject', 'Perspectivas do Brasil', []],
  ])('%s', (_requirement, theme, words) => {
    expect(findSubjectWords(analyzeText(theme)).map(({ text }) => text)).toEqual(words);
  });
});
