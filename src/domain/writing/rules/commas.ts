import type { CommaKind } from '../context/comma-places.ts';
import { itemAt } from '../context/context-view.ts';
import { contextOf } from '../context/text-context.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { FEMININE, NOMINAL, TAGS } from '../lexicon/tags.ts';
import type { FunctionRule, Rule, RuleMatch } from '../rule.ts';
import { mayBeSubjunctive } from '../subjunctive.ts';
import { isException } from './commas-exceptions.ts';

/** Comma rules based on how well-written essays use commas. */
export const COMMA_RULES: readonly Rule[] = [
  missing('adversative', 0, {
    id: 'comma/before-adversative',
    name: 'Falta a vírgula antes de “mas” ou “porém”',
    message: 'Antes de “mas”, “porém” e parecidos há vírgula.',
    example: 'é cedo, mas vamos',
  }),
  missing('reason', 0.3, {
    id: 'comma/before-reason',
    name: 'Falta a vírgula antes da explicação',
    message: 'Antes da explicação (“pois”, “já que”, “uma vez que”) há vírgula.',
    example: 'leve o casaco, pois faz frio',
  }),
  missing('opening-word', 1.5, {
    id: 'comma/after-opening-word',
    name: 'Falta a vírgula depois da palavra que abre a frase',
    message: 'A palavra que abre a frase e a liga à anterior separa-se com vírgula.',
    example: 'Portanto, é preciso agir',
  }),
  missing('opening', 0.3, {
    id: 'comma/after-opening',
    name: 'Falta a vírgula depois do começo da frase',
    message: 'O que vem antes do sujeito e do verbo separa-se com vírgula.',
    example: 'No Brasil de hoje, muitos leem',
  }),
  missing('opening-clause', 0.5, {
    id: 'comma/after-opening-clause',
    name: 'Falta a vírgula depois da primeira parte da frase',
    message:
      'A parte que começa com “quando”, “se”, “embora” e parecidos, se vem primeiro, separa-se com vírgula.',
    example: 'Quando chove, a rua alaga',
  }),
  missing('gerund', -0.3, {
    id: 'comma/before-gerund',
    name: 'Falta a vírgula antes do gerúndio',
    message: 'O que resulta do que foi dito, com o verbo no gerúndio, separa-se com vírgula.',
    example: 'A chuva parou, permitindo a festa',
  }),
  missing('inserted', 0, {
    id: 'comma/after-inserted',
    name: 'Falta a vírgula que fecha o trecho intercalado',
    message: 'O que se põe no meio da frase fica entre duas vírgulas: a segunda está faltando.',
    example: 'Sabe-se que, no campo, falta água',
  }),
  {
    id: 'comma/subject-verb',
    code: 'virgula',
    name: 'Vírgula entre o sujeito e o verbo',
    message: 'Quem faz a ação não se separa do verbo com vírgula.',
    example: 'Os alunos da escola estudam',
    find: findWrong('subject-verb', 0.8),
  },
  {
    id: 'comma/after-que',
    code: 'virgula',
    name: 'Vírgula depois de “que”',
    message: 'Entre “que” e o que ele introduz não há vírgula.',
    example: 'Sabe-se que é preciso agir',
    find: findWrong('subject-verb', 0, true),
  },
];

function missing(kind: CommaKind, atLeast: number, rule: Omit<FunctionRule, 'code' | 'find'>): FunctionRule {
  return { ...rule, code: 'virgula', find: findMissing(kind, atLeast) };
}

/** Marks the word after which the comma is missing. */
function findMissing(kind: CommaKind, atLeast: number): FunctionRule['find'] {
  return (text) => {
    const context = contextOf(text);
    if (!context) return [];
    const { view, commas, commaOdds } = context;
    let lastMarked = -1;
    return commas.flatMap((place): RuleMatch[] => {
      if (place.kind !== kind || place.hasComma) return [];
      const { word } = itemAt(view, place.left);
      const next = itemAt(view, place.right).word;
      if (!word || !next || word.isQuoted || isException(kind, text, word, next)) return [];
      if (commaOdds(place) < atLeast || isMisspelled(text, word)) return [];
      // "Segundo o jornal o ministro disse": only one comma is missing, so only one is marked in a sentence.
      if (kind === 'opening-clause' && word.sentence === lastMarked) return [];
      lastMarked = word.sentence;
      const { start, end } = word;
      return [{ start, end, replacement: `${text.text.slice(start, end)},` }];
    });
  };
}

/** Whether the word is misspelled; the misspelling is then reported first. */
function isMisspelled({ lexicon }: CheckedText, { text }: CheckedWord): boolean {
  return isDictionary(lexicon) && !lexicon.isWord(text);
}

/** Marks the two words that the comma separates. */
function findWrong(kind: CommaKind, atLeast: number, isAfterQue = false): FunctionRule['find'] {
  return (text) => {
    const context = contextOf(text);
    if (!context) return [];
    const { view, commas, commaOdds } = context;
    return commas.flatMap((place): RuleMatch[] => {
      if (place.kind !== kind || !place.hasComma) return [];
      const left = itemAt(view, place.left).word;
      const right = itemAt(view, place.right).word;
      if (!left || !right || left.isQuoted || EXISTENTIAL.has(right.lower)) return [];
      if (
        (left.lower === 'que') !== isAfterQue ||
        /^(?:sim|também)$/.test(left.lower) ||
        right.lower === 'acerca'
      )
        return [];
      if (
        isPutIn(text, right) ||
        (!isAfterQue && mayBeSubjunctive(right.lower, text.lexicon)) ||
        closesAdjunct(text, left) ||
        continuesList(text, left, right)
      )
        return [];
      if (-commaOdds(place) < atLeast || isMisspelled(text, left) || isMisspelled(text, right)) return [];
      const replacement = `${text.text.slice(left.start, left.end)} ${text.text.slice(right.start, right.end)}`;
      return [{ start: left.start, end: right.end, replacement }];
    });
  };
}

/**
 * "A leitura forma cidadãos, amplia o vocabulário e ensina": an apparent noun before the comma ("forma") is the first of three
 * verbs.
 */
function continuesList({ words, sentences }: CheckedText, left: CheckedWord, right: CheckedWord): boolean {
  const number = right.tags & (TAGS.verb3s | TAGS.verb3p);
  const sentence = sentences[left.sentence]?.words ?? [];
  const goesOn = sentence.some(
    ({ index, lower }) =>
      index > right.index && lower === 'e' && ((words[index + 1]?.tags ?? 0) & number) !== 0,
  );
  return (
    goesOn &&
    sentence.some(
      (verb, at) =>
        at > 0 &&
        verb.index < left.index &&
        (verb.tags & number) !== 0 &&
        !OPENS_PHRASE.test(verb.lower) &&
        !OPENS_PHRASE.test(words[verb.index - 1]?.lower ?? '') &&
        isObject(words[verb.index + 1]),
    )
  );
}

/** Whether a word may be an object but not an adjective: "cidadãos" and "a casa" may; "brasileira" may not. */
function isObject(word: CheckedWord | undefined): boolean {
  if (word?.before !== '') return false;
  return ARTICLE.test(word.lower) || (word.tags & (NOMINAL | TAGS.adjective | TAGS.participle)) <= NOMINAL;
}

const ARTICLE = /^(?:[oa]s?|uma?|uns|umas|seus?|suas?|ess[ea]s?|noss[oa]s?)$/;
const OPENS_PHRASE =
  /^(?:[oa]s?|uma?|uns|umas|com|para|por|pel[oa]s?|sem|em|n[oa]s?|de|d[oa]s?|sob|sobre|entre|à|às|aos?|e|seus?|suas?|ess[ea]s?|est[ea]s?|noss[oa]s?|cada|tod[oa]s?)$/;

/** "Mesmo sendo um exemplo extremo, é assim", "A exemplificar, é", "A meu ver, é": the comma closes an adjunct, not a subject. */
function closesAdjunct({ words }: CheckedText, last: CheckedWord): boolean {
  if (WHEN.test(last.lower)) return true;
  for (let at = last.index; at >= 0; at -= 1) {
    const word = words[at];
    if (!word || word.sentence !== last.sentence) return false;
    if (/[aei]ndo$/.test(word.lower)) return true;
    const isFirst = word.before !== '' || words[at - 1]?.sentence !== word.sentence;
    if (!isFirst) continue;
    const next = words[at + 1];
    if (last.lower !== 'que' && opensOtherClause(word, next, at === last.index)) return true;
    if (/^ao?$/.test(word.lower) && /^(?:meu|nosso|seu)$/.test(next?.lower ?? '')) return true;
    return PREPOSITIONS.test(word.lower) || (word.lower === 'a' && isNoFeminine(next));
  }
  return false;
}

/** "Todos os dias, morrem peixes", "dez anos atrás, chovia": the opening is an expression of time. */
const WHEN =
  /^(?:dias?|noites?|tardes?|manhãs?|semanas?|mês|meses|anos?|horas?|vez|vezes|atrás|depois|antes)$/;

/** Whether a word cannot follow the feminine article "a": "A exemplificar", "a prazo". */
function isNoFeminine(word: CheckedWord | undefined): boolean {
  return word !== undefined && word.tags !== 0 && (word.tags & FEMININE) === 0;
}

/**
 * Whether the words open another clause: "dada a pressa, saiu", "uma vez paga a conta, saiu", "mais do que isso,
 * é", "vão-se os anéis, ficam os dedos", "fora eu rico, ajudaria", "bem, vamos".
 */
function opensOtherClause(word: CheckedWord, next: CheckedWord | undefined, isAlone: boolean): boolean {
  if (isAlone) return /^(?:bem|bom|ora|ah|não)$/.test(word.lower);
  if (/^(?:uma vez|(?:mais|menos) do)$/.test(`${word.lower} ${next?.lower ?? ''}`)) return true;
  if (word.lower === 'fora' || /-(?:se|me|te|nos|lhes?)$/.test(word.lower)) return true;
  return (word.tags & TAGS.participle) !== 0 && ARTICLE.test(next?.lower ?? '');
}

const PREPOSITIONS =
  /^(?:com|para|por|pel[oa]s?|sem|após|segundo|conforme|em|n[oa]s?|de|d[oa]s?|da(?:qu|l)?[ií]|sob|sobre|d?entre)$/;

/** Whether a word is a parenthetical verb of saying, with its subject after it: "A consciência, disse ele, pesa". */
function isPutIn({ words }: CheckedText, { lower, index }: CheckedWord): boolean {
  const next = words[index + 1];
  // "A obra, é claro, parou": "é claro" is an insertion.
  if (lower === 'é' && next?.before === '' && /^(?:claro|verdade|certo|óbvio)$/.test(next.lower))
    return words[index + 2]?.before === ',';
  return SAYS.test(lower) && next?.before === '' && SAYER.test(next.lower);
}

const SAYS = /^(?:disse|dizia|afirm|explic|escrev|lembr|acrescent|defend|observ|pens)/;
const SAYER = /^(?:[oa]s?|uma?|el[ea]s?|eu|seu|sua)$/;

/** Verbs whose subject follows them, or that have no subject: "o abuso, seja qual for". */
const EXISTENTIAL = new Set(
  'diz dizem há havia houve haverá existe existem existia existiam resta restam falta faltam seja sejam'.split(
    ' ',
  ),
);
