import { hasTag, type Item } from '../context/context-view.ts';
import { TAGS } from '../lexicon/tags.ts';
import type { Rule } from '../rule.ts';
import { choiceRule, type Around } from './choice-rule.ts';

const confusion = (rule: Omit<Parameters<typeof choiceRule>[0], 'code'>) =>
  choiceRule({ ...rule, code: 'confusao' });

/** Words that sound alike, distinguished by context. */
export const MAS_MAIS_RULES: readonly Rule[] = [
  confusion({
    id: 'confusion/mais-mas',
    name: '“Mais” no lugar de “mas”',
    message: 'Para opor ideias usa-se “mas” (porém). “Mais” é o contrário de “menos”.',
    choice: 'mas-mais',
    wanted: 'mas',
    atLeast: 1.2,
    where: (before, after, around) =>
      !MORE.has(after.form) &&
      !(before.form === '^' && after.form === 'vale') &&
      !hasTag(after, TAGS.adjective) &&
      !isPaired(around),
  }),
  confusion({
    id: 'confusion/mas-mais',
    name: '“Mas” no lugar de “mais”',
    message: 'Para quantidade usa-se “mais”, o contrário de “menos”. “Mas” opõe ideias.',
    choice: 'mas-mais',
    wanted: 'mais',
    atLeast: 3,
    where: (before, after) => BEFORE_MORE.has(before.form) || hasTag(after, TAGS.adjective),
  }),
  confusion({
    id: 'confusion/mau-mal',
    name: '“Mau” no lugar de “mal”',
    message: '“Mal” é o contrário de “bem”; “mau”, o contrário de “bom”.',
    choice: 'mal-mau',
    wanted: 'mal',
    atLeast: 0.5,
    where: (before, after, around) =>
      !hasTag(after, TAGS.mascSing) &&
      !BEFORE_BAD.has(before.form) &&
      !describesNoun(before, after, around) &&
      !isOpposed(around),
  }),
  confusion({
    id: 'confusion/mal-mau',
    name: '“Mal” no lugar de “mau”',
    message: '“Mau” é o contrário de “bom”; “mal”, o contrário de “bem”.',
    choice: 'mal-mau',
    wanted: 'mau',
    atLeast: 0.5,
    where: (before, after) =>
      hasTag(after, TAGS.mascSing) && !/^(?:eu|ele|ela|nós|vocês?|eles|elas)$/.test(before.form),
  }),
  confusion({
    id: 'confusion/trás-traz',
    name: '“Trás” no lugar de “traz”',
    message: 'Do verbo “trazer” é “traz”. “Trás” é lugar.',
    example: 'isso traz problemas',
    choice: 'trás-traz',
    wanted: 'traz',
    atLeast: 0.5,
    where: (before) => !['de', 'por', 'para', 'a'].includes(before.form),
  }),
  confusion({
    id: 'confusion/traz-trás',
    name: '“Traz” no lugar de “trás”',
    message: '“Trás” indica lugar. “Traz” é do verbo “trazer”.',
    example: 'por trás; para trás',
    choice: 'trás-traz',
    wanted: 'trás',
    atLeast: 1,
  }),
  {
    id: 'confusion/traz-after-preposition',
    code: 'confusao',
    name: '“Traz” no lugar de “trás”',
    message: '“Trás” indica lugar. “Traz” é do verbo “trazer”.',
    example: 'por trás; para trás',
    patterns: ['[por de traz] → por trás', 'de|por|para|pra [traz|tras] → trás'],
    except: ['por traz consigo', 'que por|para traz'],
  },
  {
    id: 'confusion/cem-sem',
    code: 'confusao',
    name: '“Cem” no lugar de “sem”',
    message: '“Cem” é o número 100. Para o que falta, escreva “sem”.',
    patterns: [
      '[cem] dúvida|moradia|teto|emprego|comida|educação|saúde|respeito|medo|acesso|água|perspectiva|nenhum|nenhuma|ter|ser|saber|falar|contar|precisar|que|condições → sem',
    ],
    except: ['cem que *'],
  },
];

/** Words that follow "mais" if it expresses a quantity or a comparison. */
const MORE = new Set('que do um uma de ainda se vezes'.split(' '));

/** "Quanto mais tem, mais quer": "mais" is paired with an earlier "quanto". */
function isPaired(around: Around): boolean {
  return FAR_BEFORE.some((away) => around(away).form === 'quanto');
}

const FAR_BEFORE = Array.from({ length: 14 }, (_, away) => -1 - away);

const BEFORE_MORE = new Set('vez vezes a muito ainda nada bem cada'.split(' '));

/** Words after which "mau" describes someone or something. */
const BEFORE_BAD = new Set('lado sou é és são era eram ser homem'.split(' '));

/** Rules on "a" and "há", which sound alike. */
export const HA_A_RULES: readonly Rule[] = [
  {
    id: 'confusion/à-há',
    code: 'confusao',
    name: '“À” no lugar de “há”',
    message: 'Para o tempo que já passou usa-se “há”, do verbo “haver”, como quem diz “faz”.',
    example: 'há dez anos',
    patterns: [
      '[a|à] muito tempo',
      '[à] pouco|algum|tanto tempo',
      '[à] muitos|poucos|alguns|vários|tantos anos|dias|meses|séculos|tempos',
      '[à] mais|menos|cerca de * anos|dias|meses|séculos',
    ],
    except: ['daqui|de|até|dali|durou|dura|resiste|resistiu a|à *', 'a muito tempo de|que se'],
    replacement: 'há',
  },
  choiceRule({
    id: 'confusion/a-há',
    code: 'confusao',
    name: '“A” no lugar de “há”',
    message: '“Há” é do verbo “haver”: diz que existe ou que o tempo passou.',
    example: 'há casos; há dez anos',
    choice: 'a-há',
    wanted: 'há',
    atLeast: 1.2,
    where: (before, after, around) =>
      (before.form !== 'não' || AFTER_THERE_IS_NO.has(after.form)) &&
      !((after.form === 'quem' && IS_WHOSE.test(around(2).form)) || DISTANCE.test(around(2).form)) &&
      (before.form !== ',' || (after.form !== 'pouco' && after.form !== 'muitos')) &&
      !isPreposition(before, after),
  }),
  choiceRule({
    id: 'confusion/há-a',
    code: 'confusao',
    name: '“Há” no lugar de “a”',
    message: '“Há” significa “existe” ou “faz” (tempo). Aqui cabe só “a” ou “à”.',
    choice: 'a-há',
    wanted: 'a',
    atLeast: 4.6,
    isWhole: false,
    // Before a noun, "há" may well be right as a verb, even in a sentence that is complete without it: "com outro
    // remédio junto há o risco".
    where: (before, after) =>
      before.word !== null &&
      !BEFORE_THERE_IS.has(before.form) &&
      (hasTag(after, TAGS.infinitive) || ASKS.test(before.form)),
  }),
];

/** Verbs with an indirect object, as in "a quem cabe decidir?". */
const IS_WHOSE = /^(?:pertenc|compet|cab|interess|serv|cumpr|import|aproveit|falt|dev|recorr)/;
/** Measures of distance, as in "a poucos passos dali". */
const DISTANCE = /^(?:passos|metros|quadras|quilômetros|léguas|quarteirões)$/;

/**
 * Whether the words on both sides show that "a" is a preposition: "Daqui a um tempo", "deve-se a uma falha",
 * "acesso a um rio", "mais a ideias do que a regras".
 */
function isPreposition({ form }: Item, after: Item): boolean {
  if (/^(?:daqui|daí|sobretudo)$/.test(form)) return true;
  return /^uma?$/.test(after.form) && !/^(?:\^|que|onde|também|não|ainda|pois|porque|e|mas|hoje)$/.test(form);
}

/** Words that govern "a". */
const ASKS = /^(?:devid[oa]s?|deve|devem|quanto|relação|respeito|graças|cabe|cabem|direito|acesso|frente)$/;

/** Words after which "há" may well be the verb. */
const BEFORE_THERE_IS = new Set(
  'só não já ainda também sempre nunca que onde se quando como pois porque mas e aqui ali lá hoje assim mais isso'.split(
    ' ',
  ),
);

/** Words that may follow "não há". Before other words, "não a" is mostly a contrast: "ao lixo, não a pessoas". */
const AFTER_THERE_IS_NO = new Set('muito mais nada ninguém nenhum nenhuma dúvida dúvidas como'.split(' '));

/** "O lobo mau sabe": the adjective is between a noun with an article and the verb of that noun. */
function describesNoun(before: Item, after: Item, around: Around): boolean {
  return (
    /^(?:[dn]?o|um|ess?e|este)$/.test(around(-2).form) &&
    hasTag(before, TAGS.mascSing) &&
    hasTag(after, TAGS.verb3s) &&
    !hasTag(after, TAGS.participle)
  );
}

/** "Um era o mau, e o outro, o bom": near "bom", "mau" describes people. */
function isOpposed(around: Around): boolean {
  return [2, 3, 4, 5, 6, 7].some((away) => around(away).form === 'bom' || around(-away).form === 'bom');
}
