import { findMisspellings, type Misspelling } from '../spelling/find-misspellings.ts';
import { withCapital } from '../replacement.ts';
import type { FunctionRule, Rule, RuleMatch } from '../rule.ts';
import { smallStarts } from './capitals.ts';

/** The field in the name of a ministry has a capital: "Ministério da Saúde". */
const OF_MINISTRY = /Ministério d[aeo]s?\s$/;
const LOOKBACK = 16;

const rule = (
  text: Omit<FunctionRule, 'find'>,
  isMeant: (misspelling: Misspelling) => boolean,
  messageOf?: (replacement: string) => string,
): Rule => ({
  ...text,
  find: (checked) => {
    const needCapital = new Set(smallStarts(checked).flatMap(({ start, goesOn }) => (goesOn ? [] : start)));
    return findMisspellings(checked)
      .filter(isMeant)
      .map(({ start, end, replacement: word }): RuleMatch => {
        if (word === undefined) return { start, end };
        const isOfName = OF_MINISTRY.test(checked.text.slice(Math.max(0, start - LOOKBACK), start));
        const replacement = needCapital.has(start) || isOfName ? withCapital(word) : word;
        return { start, end, replacement, ...(messageOf && { message: messageOf(replacement) }) };
      });
  },
});

/** Words that are not in the dictionary; finds nothing until it is loaded. */
export const SPELLING_RULES: readonly Rule[] = [
  rule(
    {
      id: 'spelling/reform',
      code: 'ortografia',
      name: 'Grafia antiga',
      message: 'A escrita desta palavra mudou com o Acordo Ortográfico.',
    },
    ({ kind }) => kind === 'reform',
    (replacement) => `A grafia mudou com o Acordo Ortográfico: hoje se escreve “${replacement}”.`,
  ),
  rule(
    {
      id: 'spelling/accent',
      code: 'acentuacao',
      name: 'Acento que falta ou sobra',
      message: 'Confira o acento desta palavra no dicionário.',
    },
    ({ kind }) => kind === 'accent',
    (replacement) => `Confira o acento: a forma do dicionário é “${replacement}”.`,
  ),
  rule(
    {
      id: 'spelling/word',
      code: 'ortografia',
      name: 'Palavra com erro de ortografia',
      message: 'Esta palavra não está no dicionário: confira como se escreve.',
    },
    ({ kind, replacement }) => kind === 'spelling' && replacement !== undefined,
    (replacement) => `Esta palavra não está no dicionário. Você quis escrever “${replacement}”?`,
  ),
  rule(
    {
      id: 'spelling/rare',
      code: 'palavra-desconhecida',
      name: 'Palavra rara, parecida com outra comum',
      message: 'Esta palavra existe, mas quase ninguém a usa: confira se é ela mesma.',
    },
    ({ kind }) => kind === 'rare',
    (replacement) =>
      `Esta palavra existe, mas quase ninguém a usa. Você quis escrever “${replacement}”? Se não, deixe-a como está.`,
  ),
  rule(
    {
      id: 'spelling/unknown',
      // The words are only reported as unknown, because half of the words found by this rule are new and correct.
      code: 'palavra-desconhecida',
      name: 'Palavra fora do dicionário',
      message: 'Não conheço esta palavra: confira a grafia. Se está certa, deixe-a como está.',
    },
    ({ kind, replacement }) => kind === 'spelling' && replacement === undefined,
  ),
];
