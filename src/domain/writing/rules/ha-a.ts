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
  }),
];
