import { describe, expect, it } from 'vitest';
import { analyzeText } from '@/domain/text/analyze-text';
import type { AskedTheme } from '@/domain/themes/asked-theme';
import { judgeTheme, judgeWhole, type ThemeVerdict } from '@/domain/themes/judge-theme';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { HONEST } from '../../fixtures/scoring/honest';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME } from '../../support/essays';

const judge = (essay: string, theme: string) => judgeTheme(analyzeText(essay), analyzeText(theme));

describe('judgeTheme', () => {
  it('has nothing against an honest essay on its theme', () => {
    expect(HONEST.filter(({ essay, theme }) => judge(essay, theme) !== null).map(({ id }) => id)).toEqual([]);
  });

  it('tells nine in ten of the honest essays when they are put under other themes of the exam', () => {
    const pairs = HONEST.flatMap(({ essay, theme }) =>
      EXAM_THEMES.filter((other) => other.theme !== theme).map((other) => judge(essay, other.theme)),
    );
    expect(pairs.filter((found) => found !== null).length / pairs.length).toBeGreaterThan(0.9);
  });

  it.each([
    'Perspectivas acerca do envelhecimento na sociedade brasileira',
    'Desafios para a valorização da herança africana no Brasil',
    'Desafios para o enfrentamento da invisibilidade do trabalho de cuidado realizado pela mulher no Brasil',
    'Desafios para a valorização de comunidades e povos tradicionais no Brasil',
    'Invisibilidade e registro civil: garantia de acesso à cidadania no Brasil',
    'O estigma associado às doenças mentais na sociedade brasileira',
    'Democratização do acesso ao cinema no Brasil',
    'Manipulação do comportamento do usuário pelo controle de dados na internet',
    'Desafios para a formação educacional de surdos no Brasil',
    'O trabalho na construção da dignidade humana',
    'Direitos da criança e do adolescente: como enfrentar esse desafio nacional?',
    'O direito de votar: como fazer dessa conquista um meio para promover as transformações sociais de que o Brasil necessita?',
  ])('tells a good essay from the theme "%s"', (theme) => {
    expect(judge(GOOD_ESSAY, theme)).not.toBeNull();
    expect(judge(OTHER_THEME_ESSAY, theme)).not.toBeNull();
  });

  it.each([
    'O desperdício de alimentos',
    'Como acabar com o desperdício de comida no Brasil?',
    'Comida jogada fora em um país que passa fome',
    'A perda de alimentos e a insegurança alimentar na sociedade brasileira',
  ])('has nothing against it under its theme in other words: "%s"', (theme) => {
    expect(judge(GOOD_ESSAY, theme)).toBeNull();
  });

  it('sees that only the first paragraph is about the theme', () => {
    const [first = ''] = GOOD_ESSAY.split('\n');
    const mixed = [first, ...OTHER_THEME_ESSAY.split('\n').slice(1)].join('\n');
    expect(judge(mixed, SAMPLE_THEME)).not.toBeNull();
  });

  it('sees that the arguments between the first paragraph and the last are about something else', () => {
    const own = GOOD_ESSAY.split('\n');
    const other = HONEST.find(({ theme }) => theme.includes('educacional de surdos'));
    const others = (other?.essay ?? '').split('\n').slice(1, -1);
    expect(judge([own[0], ...others, own.at(-1)].join('\n'), SAMPLE_THEME)).toBe('so-nas-pontas');
    expect(judge([own[0], others[0], ...own.slice(2)].join('\n'), SAMPLE_THEME)).toBeNull();
  });

  it.each([
    ['no theme', GOOD_ESSAY, ''],
    ['a theme of unknown words', GOOD_ESSAY, 'Xyzzq wrstt'],
    ['no text', '', SAMPLE_THEME],
  ])('says nothing of %s', (_what, essay, theme) => {
    expect(judge(essay, theme)).toBeNull();
  });
});

const WHOLE = { reach: 1, measures: [], share: 0.3, known: 1, length: 300 };
const ASKED: AskedTheme = {
  stems: ['trabalh', 'cuidado', 'mulher'],
  shares: [0.2, 0.4, 0.4],
  directions: [],
  vector: new Float32Array(),
  usual: { mean: 0, deviation: 1 },
  isQuestion: false,
};

const TWO_WORDS: Partial<AskedTheme> = { stems: ['preconc', 'amarelo'] };

describe('judgeWhole', () => {
  it.each<[string, Partial<typeof WHOLE>, Partial<AskedTheme>, ThemeVerdict]>([
    ['on its theme', {}, {}, null],
    ['far from it', { reach: -6 }, {}, 'outro'],
    ['hardly on it', { reach: -1 }, {}, 'distante'],
    ['a short text may show less of it', { reach: -1, length: 120 }, {}, null],
    ['and so may an answer to a question', { reach: -1 }, { isQuestion: true }, null],
    ['a theme of two words proves least', { reach: -5 }, TWO_WORDS, null],
    ['unless the text has none of them', { reach: -5, share: 0 }, TWO_WORDS, 'outro'],
    ['only named', { reach: -1, share: 0.8 }, {}, 'so-citado'],
    ['hardly a known word', { reach: 9, known: 0.3 }, {}, 'distante'],
    ['badly spelt and clearly on its theme', { reach: 6, known: 0.7 }, {}, null],
    ['of odd words and hardly on its theme', { reach: 1, known: 0.7 }, {}, 'distante'],
  ])('%s', (_what, whole, asked, verdict) => {
    expect(judgeWhole({ ...WHOLE, ...whole }, { ...ASKED, ...asked })).toBe(verdict);
  });
});
