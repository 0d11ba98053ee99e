import { THEME_SEPARATOR } from '../essay/send-rules.ts';
import { matchWords } from '../text/match-words.ts';
import { toComparisonKey } from '../text/normalize-text.ts';
import { EXAM_TEXTS } from './exam-texts/exam-texts.ts';
import { EXAM_THEMES } from './exam-themes.ts';
import type { Axis, Proposal } from './proposals/proposal.ts';
import { PROPOSALS } from './proposals/proposals.ts';
import { themeKey } from './theme-key.ts';

/**
 * A theme of the bank: one of our own proposals, the theme of an exam, or a theme that the student added. `proposal` holds its
 * motivating texts, which are ours for the theme of an exam too.
 */
export type BankTheme = { theme: string; axis: Axis | null } & (
  | { from: 'proposal'; proposal: Proposal }
  | { from: 'exam'; year: number; edition: string; proposal: Proposal }
  /** `isNoted`: the student noted the theme before writing any essay on it, so it can be removed. */
  | { from: 'own'; isNoted: boolean }
);

type ThemeWithTexts = Extract<BankTheme, { proposal: Proposal }>;

type Exam = { id: string; year: number; edition: string; theme: string };

export const REGULAR_EDITION = 'aplicação regular';
const SECOND = 'reaplicação e PPL';

/** Themes of some of the other applications, newest first. Source: Inep, published exams 2009–2025. */
const OTHER_EXAMS: readonly Exam[] = [
  {
    id: 'enem-2025-belem',
    year: 2025,
    edition: 'Grande Belém',
    theme: 'A valorização dos trabalhadores rurais no Brasil',
  },
  {
    id: 'enem-2025-reaplicacao',
    year: 2025,
    edition: SECOND,
    theme: 'A idade mínima para o trabalho como forma de proteção à infância',
  },
  {
    id: 'enem-2023-reaplicacao',
    year: 2023,
    edition: SECOND,
    theme: 'Desafios para a (re)inserção socioeconômica da população em situação de rua no Brasil',
  },
  {
    id: 'enem-2022-reaplicacao',
    year: 2022,
    edition: SECOND,
    theme: 'Medidas para o enfrentamento da recorrência da insegurança alimentar no Brasil',
  },
  {
    id: 'enem-2021-reaplicacao',
    year: 2021,
    edition: SECOND,
    theme: 'Reconhecimento da contribuição das mulheres nas ciências da saúde no Brasil',
  },
  {
    id: 'enem-2020-digital',
    year: 2020,
    edition: 'prova digital',
    theme: 'O desafio de reduzir as desigualdades entre as regiões do Brasil',
  },
  {
    id: 'enem-2016-segunda',
    year: 2016,
    edition: 'segunda aplicação',
    theme: 'Caminhos para combater o racismo no Brasil',
  },
  { id: 'enem-2010-segunda', year: 2010, edition: 'segunda aplicação', theme: 'Ajuda humanitária' },
  { id: 'enem-2009-cancelada', year: 2009, edition: 'prova cancelada', theme: 'Valorização do idoso' },
];

/**
 * The themes of all regular exams and of some other exams, newest first; within a year, the regular exam comes
 * first.
 */
export const EXAM_BANK: readonly ThemeWithTexts[] = [
  ...EXAM_THEMES.map(({ year, theme }) => ({ id: `enem-${year}`, year, theme, edition: REGULAR_EDITION })),
  ...OTHER_EXAMS,
]
  .toSorted((one, other) => other.year - one.year)
  .flatMap(({ id, year, edition, theme }) => {
    const texts = EXAM_TEXTS[id];
    if (!texts) return [];
    return [{ from: 'exam', theme, axis: texts.axis, year, edition, proposal: { id, theme, ...texts } }];
  });

/** Our own proposals, each with its motivating texts. */
export const PROPOSAL_BANK: readonly ThemeWithTexts[] = PROPOSALS.map((proposal) => ({
  from: 'proposal',
  theme: proposal.theme,
  axis: proposal.axis,
  proposal,
}));

const WITH_TEXTS = [...PROPOSAL_BANK, ...EXAM_BANK];

const BANK = new Map(WITH_TEXTS.map((one) => [themeKey(one.theme), one]));

/**
 * The theme of the bank or of the student that has this wording, ignoring case, accents and surrounding spaces.
 * Null if there is none.
 */
export function findTheme(theme: string, own: readonly BankTheme[] = []): BankTheme | null {
  const key = themeKey(theme);
  return BANK.get(key) ?? own.find((one) => themeKey(one.theme) === key) ?? null;
}

/**
 * The theme of the bank whose texts go with a theme: the one with the same wording, or else the one whose proposal has the id
 * passed with it. Null if there is none.
 */
export function findThemeWithTexts(theme: string, id?: string | null): ThemeWithTexts | null {
  return BANK.get(themeKey(theme)) ?? WITH_TEXTS.find(({ proposal }) => proposal.id === id) ?? null;
}

/**
 * The motivating texts of a theme as one text, used to detect copied lines; a chart becomes the words and figures printed in it.
 */
export function printedText({ texts, chart }: Proposal): string {
  const figures = chart?.points.map(({ label, value }) => `${label}: ${value.toLocaleString('pt-BR')}`);
  return [
    ...texts.map(({ text }) => text),
    ...(chart && figures ? [`${chart.title} (${chart.unit}). ${figures.join('; ')}.`] : []),
  ].join('\n\n');
}

type WrittenEssay = { theme: string; finalScore: number };

/**
 * The best total score (0 to 1,000) for each theme on which the student has written, by `themeKey`. The score of an
 * essay on two joined themes is used for both themes.
 */
export function bestScores(essays: readonly WrittenEssay[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { theme, finalScore } of essays) {
    for (const key of partsOf(theme).map(themeKey)) {
      if (key) best.set(key, Math.max(finalScore, best.get(key) ?? 0));
    }
  }
  return best;
}

/** The themes that the student noted or has written on and that are not in the bank, in order, without duplicates. */
export function ownThemes(essays: readonly WrittenEssay[], noted: readonly string[] = []): BankTheme[] {
  const written = bestScores(essays);
  const own = new Map<string, BankTheme>();
  for (const title of [...noted, ...essays.map(({ theme }) => theme)].flatMap(partsOf)) {
    const key = themeKey(title);
    if (!key || BANK.has(key) || own.has(key)) continue;
    own.set(key, { from: 'own', theme: title, axis: null, isNoted: !written.has(key) });
  }
  return [...own.values()];
}

/** The noted themes, with the given theme moved or added to the front. */
export function noteTheme(noted: readonly string[], theme: string): string[] {
  return [...partsOf(theme).filter(Boolean), ...forgetTheme(noted, theme)];
}

/** Removes a theme from the noted themes. */
export function forgetTheme(noted: readonly string[], theme: string): string[] {
  const gone = new Set(partsOf(theme).map(themeKey));
  return noted.filter((one) => !gone.has(themeKey(one)));
}

/** Splits a theme that joins several themes into these themes. */
function partsOf(theme: string): string[] {
  return theme.split(THEME_SEPARATOR).map((part) => part.trim().replaceAll(/\s+/g, ' '));
}

export type ThemeFilter = {
  /**
   * Words of the theme, its subject area, year or edition, in any order; an empty string or whitespace matches all
   * themes.
   */
  words: string;
  axis: Axis | null;
  onlyExams: boolean;
  onlyNew: boolean;
};

/** The themes that match a filter, in order. `written` is the result of `bestScores`. */
export function filterThemes(
  themes: readonly BankTheme[],
  { words, axis, onlyExams, onlyNew }: ThemeFilter,
  written: ReadonlyMap<string, number>,
): BankTheme[] {
  const hasWords = matchWords(words, searchedText);
  return themes.filter((one) => {
    if (axis && one.axis !== axis) return false;
    if (onlyExams && one.from !== 'exam') return false;
    if (onlyNew && written.has(themeKey(one.theme))) return false;
    return hasWords(one);
  });
}

function searchedText(one: BankTheme): string {
  const exam = one.from === 'exam' ? `enem ${one.year} ${one.edition}` : '';
  return toComparisonKey(`${one.theme} ${one.axis ?? ''} ${exam}`);
}

/**
 * A random theme (`random` ranges from 0 up to 1), preferably one on which the student has not written and that
 * differs from the current theme. Null without themes.
 */
export function surpriseTheme(
  themes: readonly BankTheme[],
  written: ReadonlyMap<string, number>,
  { present, random }: { present: string | null; random: number },
): BankTheme | null {
  const others = themes.filter(({ theme }) => theme !== present);
  const fresh = others.filter(({ theme }) => !written.has(themeKey(theme)));
  const choice = [fresh, others, themes].find((some) => some.length > 0);
  return choice?.[Math.floor(random * choice.length)] ?? null;
}
