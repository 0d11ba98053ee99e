import type { Rule } from '../rule.ts';
import { choiceRule } from './choice-rule.ts';

/** "A" and "há", which sound alike. */
export const HA_A_RULES: readonly Rule[] = [
  choiceRule({
    id: 'confusion/a-há',
    code: 'confusao',
    name: '“A” no lugar de “há”',
    message: '“Há” é do verbo “haver”: existe (“há casos”) ou tempo passado (“há dez anos”).',
    choice: 'a-há',
    wanted: 'há',
    atLeast: 1.2,
    where: (before, after) =>
      (before.form !== 'não' || AFTER_THERE_IS_NO.has(after.form)) &&
      (before.form !== ',' || (after.form !== 'pouco' && after.form !== 'muitos')),
  }),
  choiceRule({
    id: 'confusion/há-a',
    code: 'confusao',
    name: '“Há” no lugar de “a”',
    message: '“Há” significa “existe” ou “faz” (tempo). Aqui cabe só “a” ou “à”.',
    choice: 'a-há',
    wanted: 'a',
    atLeast: 4.5,
    isWhole: false,
    where: (before) => before.word !== null && !BEFORE_THERE_IS.has(before.form),
  }),
];

/** After these words "há" may well be the verb. */
const BEFORE_THERE_IS = new Set(
  'só não já ainda também sempre nunca que onde se quando como pois porque mas e aqui ali lá hoje assim mais isso'.split(
    ' ',
  ),
);

/** "Não a" is mostly a contrast: "ao lixo, não a pessoas". */
const AFTER_THERE_IS_NO = new Set('muito mais nada ninguém nenhum nenhuma dúvida dúvidas como'.split(' '));
