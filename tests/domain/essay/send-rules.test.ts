import { describe, expect, it } from 'vitest';
import { canSend, isBlank, SEND_MESSAGES, type SendInput, combineThemes } from '@/domain/essay/send-rules';
import { MAX_THEME_CHARACTERS } from '@/domain/essay/draft';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';

const ready: SendInput = {
  theme: 'Democratização do acesso ao cinema no Brasil',
  wordCount: 200,
  essayLength: 1200,
  isCorrecting: false,
  canCorrect: true,
};

describe('canSend', () => {
  it.each([
    ['200 words, a theme and a credit are enough', {}, null],
    ['199 words are too few', { wordCount: 199 }, 'too-few-words'],
    ['nothing written', { wordCount: 0 }, 'empty-essay'],
    ['a count that is no number', { wordCount: NaN }, 'empty-essay'],
    ['no theme', { theme: '' }, 'empty-theme'],
    ['a theme of blanks', { theme: ' \n\t ' }, 'empty-theme'],
    ['a theme of invisible characters', { theme: '\u200b\u2060\ufeff' }, 'empty-theme'],
    ['a theme of 300 characters', { theme: ` ${'a'.repeat(300)}\n` }, null],
    ['a longer theme', { theme: 'a'.repeat(301), wordCount: 0 }, 'long-theme'],
    ['an essay of 20,000 characters', { essayLength: 20_000 }, null],
    ['a longer one, which no table would take', { essayLength: 20_001 }, 'long-essay'],
    ['the theme is asked for before the essay', { theme: '', wordCount: 0 }, 'empty-theme'],
    ['while correcting nothing is sent again', { isCorrecting: true }, 'correcting'],
    ['a credit is needed, and there is none', { canCorrect: false }, 'no-credits'],
    ['words are asked for before money', { canCorrect: false, wordCount: 199 }, 'too-few-words'],
    ['markup is a theme like any other', { theme: '<img src=x onerror=alert(1)>' }, null],
  ] as const)('%s', (_requirement, change, reason) => {
    expect(canSend({ ...ready, ...change })).toEqual(reason === null ? { ok: true } : { ok: false, reason });
  });

  it('words its messages (R-ESSAY-2)', () => {
    expect(SEND_MESSAGES).toEqual({
      'empty-theme': 'Por favor, informe o tema da redação antes de enviar.',
      'long-theme': 'O tema passou do limite de 300 caracteres. Encurte-o antes de enviar.',
      'long-essay': 'A redação passou do limite de 20.000 caracteres. Encurte-a antes de enviar.',
      'empty-essay': 'Por favor, escreva sua redação antes de enviar.',
    });
  });
});

describe('isBlank', () => {
  it.each([
    ['emoji are something to see', '✍️', false],
    ['right-to-left text is something to see', 'שלום', false],
    ['a right-to-left mark alone is not', '\u200f', true],
    ['a Hangul filler alone is not', ' \u3164', true],
  ])('%s', (_requirement, text, expected) => {
    expect(isBlank(text)).toBe(expected);
  });
});

describe('combineThemes', () => {
  it.each([
    ['both are kept, joined by " | "', 'Cinema', 'Leitura', 'Cinema | Leitura'],
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
