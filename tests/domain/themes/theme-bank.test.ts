import { describe, expect, test } from 'vitest';
import { MAX_ESSAY_CHARACTERS, MAX_THEME_CHARACTERS } from '@/domain/essay/draft';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { AXES } from '@/domain/themes/proposals/proposal';
import {
  bestScores,
  EXAM_BANK,
  filterThemes,
  findTheme,
  findThemeWithTexts,
  forgetTheme,
  noteTheme,
  ownThemes,
  PROPOSAL_BANK,
  printedText,
  REGULAR_EDITION,
  surpriseTheme,
} from '@/domain/themes/theme-bank';
import { themeKey } from '@/domain/themes/theme-key';
import { countWords } from '@/domain/text/counts';

const ALL = [...PROPOSAL_BANK, ...EXAM_BANK];
const EVERYTHING = { words: '', axis: null, onlyExams: false, onlyNew: false };
const NONE = new Map<string, number>();

describe('the bank', () => {
  test('has every regular exam and some of the other applications, newest first, each with an axis', () => {
    expect(EXAM_BANK).toHaveLength(37);
    const years = EXAM_BANK.map((one) => (one.from === 'exam' ? one.year : 0));
    expect(years).toEqual(years.toSorted((one, other) => other - one));
    for (const { theme } of EXAM_THEMES) expect(findTheme(theme)).toMatchObject({ edition: REGULAR_EDITION });
    expect(EXAM_BANK.filter(({ axis }) => axis === null)).toEqual([]);
  });

  test('has no theme twice', () => {
    expect(new Set(ALL.map(({ theme }) => themeKey(theme))).size).toBe(ALL.length);
  });

  test('has at least 30 proposals, some of every axis', () => {
    expect(PROPOSAL_BANK.length).toBeGreaterThanOrEqual(30);
    for (const axis of AXES) expect(PROPOSAL_BANK.some((one) => one.axis === axis)).toBe(true);
  });

  test.each(ALL.map((one) => [one.theme, one.proposal] as const))(
    '%s can be printed and sent',
    (theme, proposal) => {
      const { id, texts, chart } = proposal;
      expect(theme.length).toBeLessThanOrEqual(MAX_THEME_CHARACTERS);
      expect(id).toMatch(/^[a-z0-9-]{1,80}$/);
      expect(texts.length + (chart ? 1 : 0)).toBeGreaterThanOrEqual(2);
      expect(texts.length).toBeLessThanOrEqual(3);
      expect(texts.filter(({ text }) => countWords(text) < 50 || countWords(text) > 90)).toEqual([]);
      // A text that contains a figure must name its source.
      expect(texts.filter(({ text, source }) => /\d[\d.,]*\s?(%|mil)/.test(text) && !source)).toEqual([]);
      const charts = chart ? [chart] : [];
      expect(charts.filter(({ points, source }) => points.length < 3 || !/\d{4}/.test(source))).toEqual([]);
      expect(printedText(proposal).length).toBeLessThan(MAX_ESSAY_CHARACTERS);
    },
  );

  test('has no text, chart or id twice', () => {
    const proposals = ALL.map(({ proposal }) => proposal);
    const printed = proposals.flatMap(({ id, texts, chart }) => [
      id,
      ...texts.map(({ text }) => text),
      ...(chart ? [chart.title] : []),
    ]);
    expect(printed.filter((one, at) => printed.indexOf(one) !== at)).toEqual([]);
  });
});

test.each([
  ['a proposal', PROPOSAL_BANK],
  ['an exam', EXAM_BANK],
])(
  'what goes along with an essay on the theme of %s are the texts and the figures of the chart',
  (_theme, bank) => {
    const withChart = bank.find(({ proposal }) => proposal.chart);
    const { chart, texts } = withChart?.proposal ?? {};
    const found = findThemeWithTexts(`  ${withChart?.theme.toUpperCase()} `);
    const support = found ? printedText(found.proposal) : '';
    for (const { text } of texts ?? []) expect(support).toContain(text);
    expect(support).toContain(chart?.points[0]?.label);
  },
);

test('a theme in other words has the texts of the id that goes with it, and none without one', () => {
  const [exam] = EXAM_BANK;
  expect(findThemeWithTexts('Com outras palavras', exam?.proposal.id)).toBe(exam);
  expect(findThemeWithTexts('Com outras palavras', 'id-que-ninguem-tem')).toBeNull();
  expect(findThemeWithTexts('Com outras palavras', null)).toBeNull();
});

const ESSAYS = [
  { theme: 'A pesca artesanal no litoral', finalScore: 640 },
  { theme: 'publicidade infantil em questao no Brasil', finalScore: 720 },
  { theme: 'Publicidade infantil em questão no Brasil', finalScore: 560 },
  { theme: 'A pesca artesanal no litoral ', finalScore: 700 },
];

test('a theme is known by its best total; those not of the bank are kept as own ones, once', () => {
  const written = bestScores(ESSAYS);
  expect(written.get(themeKey('Publicidade infantil em questão no Brasil'))).toBe(720);
  expect(ownThemes(ESSAYS)).toEqual([
    { from: 'own', theme: 'A pesca artesanal no litoral', axis: null, isNoted: false },
  ]);
});

test('a noted theme is an own one, once; written on, it is no longer one to be taken away', () => {
  const noted = noteTheme(noteTheme([], 'A vida  nas ilhas '), 'a pesca artesanal no litoral');
  expect(noted).toEqual(['a pesca artesanal no litoral', 'A vida nas ilhas']);
  expect(ownThemes(ESSAYS, noted).map(({ theme, ...one }) => [theme, one])).toEqual([
    ['a pesca artesanal no litoral', { from: 'own', axis: null, isNoted: false }],
    ['A vida nas ilhas', { from: 'own', axis: null, isNoted: true }],
  ]);
  expect(noteTheme(noted, 'A VIDA NAS ILHAS')).toEqual(['A VIDA NAS ILHAS', 'a pesca artesanal no litoral']);
  expect(forgetTheme(noted, 'a vida nas ilhas')).toEqual(['a pesca artesanal no litoral']);
  expect(ownThemes([], ['Publicidade infantil em questão no Brasil'])).toEqual([]);
});

describe('filters', () => {
  const themesOf = (filter: Partial<typeof EVERYTHING>) =>
    filterThemes(ALL, { ...EVERYTHING, ...filter }, bestScores(ESSAYS)).map(({ theme }) => theme);

  test('words find a theme without accents, in any order, by year and by edition', () => {
    expect(themesOf({ words: 'infantil  publicidade' })).toEqual([
      'Publicidade infantil em questão no Brasil',
    ]);
    expect(themesOf({ words: '2020 digital' })).toEqual([
      'O desafio de reduzir as desigualdades entre as regiões do Brasil',
    ]);
    expect(themesOf({ words: 'astronauta' })).toEqual([]);
  });

  test('axis, exams only, and those not written on', () => {
    expect(
      filterThemes(ALL, { ...EVERYTHING, axis: 'saúde' }, NONE).every(({ axis }) => axis === 'saúde'),
    ).toBe(true);
    expect(themesOf({ onlyExams: true })).toHaveLength(EXAM_BANK.length);
    expect(themesOf({ onlyNew: true })).toHaveLength(ALL.length - 1);
  });
});

test('a surprise is new to the student where one is, and never the one at hand', () => {
  const [first, second, third] = EXAM_BANK.slice(0, 3);
  const three = EXAM_BANK.slice(0, 3);
  const written = bestScores([{ theme: first?.theme ?? '', finalScore: 600 }]);
  const pick = (random: number, present: string | null) =>
    surpriseTheme(three, written, { present, random })?.theme;
  expect(pick(0, null)).toBe(second?.theme);
  expect(pick(0.99, null)).toBe(third?.theme);
  expect(pick(0.5, third?.theme ?? '')).toBe(second?.theme);
  expect(surpriseTheme([], written, { present: null, random: 0 })).toBeNull();
});
