import { describe, expect, it } from 'vitest';
import { ZERO_REASONS } from '@/domain/evaluation/evaluation';
import { findZeroReason, ZERO_EXPLANATIONS } from '@/domain/evaluation/zero-rules';
import { analyzeText } from '@/domain/text/analyze-text';
import { judgeTheme } from '@/domain/themes/judge-theme';
import {
  ENGLISH_ESSAY,
  GOOD_ESSAY,
  OTHER_THEME_ESSAY,
  SAMPLE_THEME,
  SHORT_ESSAY,
  WEAK_ESSAY,
} from '../../support/essays';

const SPANISH = `${'El desperdicio de alimentos es un problema muy grave en nuestro país, porque hay muchas personas que no tienen lo necesario para comer y los supermercados tiran cada día toneladas de comida que todavía está en buen estado. '.repeat(3)}`;
const FRENCH = `${'Le gaspillage des aliments est un problème très grave dans notre pays, parce que beaucoup de gens ne peuvent pas manger tous les jours et que les magasins jettent des produits qui sont encore bons. '.repeat(3)}`;
const LATIN =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt labore magna aliqua '.repeat(
    8,
  );
const ITALIAN = `${'Lo spreco di cibo è un problema molto grave nel nostro paese, perché ci sono tante persone che non hanno da mangiare e i supermercati ogni giorno buttano via tonnellate di prodotti che sono ancora buoni. '.repeat(3)}`;
const GERMAN = `${'Die Verschwendung von Lebensmitteln ist ein großes Problem in unserem Land, denn es gibt viele Menschen, die nicht genug zu essen haben, und die Geschäfte werfen jeden Tag Waren weg, die noch gut sind. '.repeat(3)}`;
const HALF_ENGLISH = `${ENGLISH_ESSAY}\n${GOOD_ESSAY.split('\n')[0]}`;
const firstHalf = GOOD_ESSAY.split('\n').slice(0, 2).join('\n');

const analyzed = (text: string | undefined) => (text === undefined ? undefined : analyzeText(text));
const reasonFor = (essay: string, supportText?: string, theme?: string) =>
  findZeroReason({
    essay: analyzeText(essay),
    theme: analyzed(theme),
    supportText: analyzed(supportText),
    themeVerdict: theme === undefined ? null : judgeTheme(analyzeText(essay), analyzeText(theme)),
  });

describe('findZeroReason', () => {
  it.each([
    ['an empty sheet', '', 'texto-insuficiente'],
    ['seven lines or fewer', SHORT_ESSAY, 'texto-insuficiente'],
    ['English', ENGLISH_ESSAY, 'lingua-estrangeira'],
    ['Spanish', SPANISH, 'lingua-estrangeira'],
    ['French', FRENCH, 'lingua-estrangeira'],
    ['Italian', ITALIAN, 'lingua-estrangeira'],
    ['German', GERMAN, 'lingua-estrangeira'],
    ['English with one paragraph of Portuguese', HALF_ENGLISH, 'lingua-estrangeira'],
    ['a poem', 'Meu avô guarda no bolso\num relógio sem ponteiro\n'.repeat(10), 'tipo-textual'],
    [
      'a line and then nothing anyone can see',
      `Um texto curto.\n${'\u2800 '.repeat(900)}`,
      'texto-insuficiente',
    ],
    ['words that make no Portuguese', LATIN, 'texto-sem-sentido'],
    ['one word of 50,000 characters', 'x'.repeat(50_000), 'texto-sem-sentido'],
    ['a strong essay', GOOD_ESSAY, null],
    ['a weak essay', WEAK_ESSAY, null],
    ['without a theme no essay is off it', OTHER_THEME_ESSAY, null],
    ['a Portuguese essay that quotes English', `${GOOD_ESSAY}\n"The food is lost", diz a reportagem.`, null],
  ])('%s', (_requirement, essay, reason) => {
    expect(reasonFor(essay)).toBe(reason);
  });

  it.each([
    ['every sentence from the supporting text', firstHalf, GOOD_ESSAY, 'copia'],
    ['accents and case do not hide a copy', firstHalf.toUpperCase(), GOOD_ESSAY, 'copia'],
    ['a copy with eight lines of one’s own is none', `${firstHalf}\n${WEAK_ESSAY}`, GOOD_ESSAY, null],
    ['a copy with a line of one’s own', `${firstHalf}\nEu concordo com tudo isso.`, GOOD_ESSAY, 'copia'],
    ['a few sentences from it', GOOD_ESSAY, GOOD_ESSAY.split('. ').slice(0, 3).join('. '), null],
    ['nothing from it', WEAK_ESSAY, GOOD_ESSAY, null],
    ['no supporting text known', firstHalf, undefined, null],
  ])('copy: %s', (_requirement, essay, supportText, reason) => {
    expect(reasonFor(essay, supportText)).toBe(reason);
  });

  it.each([
    [
      'an essay about something else',
      OTHER_THEME_ESSAY,
      'Movimento imigratório para o Brasil no século XXI',
      'fuga-ao-tema',
    ],
    ['an essay on its theme', GOOD_ESSAY, SAMPLE_THEME, null],
    ['a weak essay on its theme', WEAK_ESSAY, SAMPLE_THEME, null],
    ['a theme no field knows', OTHER_THEME_ESSAY, 'Filatelia e numismática', null],
  ])('theme: %s', (_requirement, essay, theme, reason) => {
    expect(reasonFor(essay, undefined, theme)).toBe(reason);
  });

  it('every reason is explained in Portuguese, calmly, with what to do', () => {
    for (const reason of ZERO_REASONS) {
      expect(
        Object.values(ZERO_EXPLANATIONS[reason]).filter((text) => !/^\p{Lu}[^!]*\.$/u.test(text)),
      ).toEqual([]);
    }
  });
});
