import { opensSentence, type CheckedText, type CheckedWord } from '../checked-text.ts';
import { adjectiveForm, otherNumber } from '../inflect.ts';
import { NOUN_TAGS } from '../lexicon/noun-tags.ts';
import { FINITE, NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { oncePerText } from '../../text/memo.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { genderOf, nominalBits, numberOf } from './agreement-determiners.ts';
import { tellEither } from './either-message.ts';
import { matchCase } from '../replacement.ts';

/** Adjectives that may also be adverbs or nouns, or that are invariable. */
const INVARIABLE = new Set(
  `preciso só meio mesmo muito pouco tanto todo alto claro certo devido visto dado exceto bastante possível parte caro
  barato menos mais tudo junto juntos contra independente referente tal qual bem mal melhor pior próximo frente longe
  primeiro último alvo resultado realidade responsabilidade cara símbolo exemplo muitos muitas quantos quantas rápido
  fundo direito forte sério contrário conforme incluso segundo terceiro via líder chave extra padrão limite livre
  diverso diversos vários várias outra outro demais inteiro infantil ambos igual maior menor cada um uma comum cinza rosa
  laranja violeta bege sentido fruto partido passado presente futuro público privado particular individual adulto
  político crítico médico físico químico trans gay hétero baixo raso direto nada algo próprio próprios seguinte
  seguintes relativo anexo vivo morto obrigado gente prejudicial base vítima nulo ideal`.split(/\s+/),
);

export function isDescription(word: CheckedWord | undefined): word is CheckedWord {
  if (!word || word.before !== '' || word.isQuoted || INVARIABLE.has(word.lower)) return false;
  if (ADJECTIVES.test(word.lower)) return true;
  if ((word.tags & (TAGS.adjective | TAGS.participle)) === 0) return false;
  return (word.tags & (TAGS.verb3p | TAGS.verb3s | TAGS.infinitive | TAGS.gerund)) === 0;
}

/** Matches adjectives that the lexicon contains only as nouns. */
const ADJECTIVES =
  /(?:[áíi]vel|[áíi]veis|os[oa]s?|existentes?|jovem|jovens|bonit[oa]s?|sozinh[oa]s?|doméstic[oa]s?|corrupt[oa]s?|(?:vermelh|amarel|calm|espert|madur|just|fals|pacífic|polêmic)[oa]s?|contentes?|quentes?|graves?|istas?|rápid[oa]s?)$/;

type Pair = { noun: CheckedWord; described: CheckedWord };

/** Nouns with an adjective right after them, if the adjective cannot describe another word before the noun. */
const pairs = oncePerText((text: CheckedText) =>
  text.words.flatMap((noun): Pair[] => {
    const described = afterDegree(text, noun.index + 1);
    if (!isDescription(described) || noun.isQuoted || nominalBits(noun) === 0 || isVerbLike(text, noun))
      return [];
    if ((noun.tags & (TAGS.adjective | TAGS.participle)) !== 0 && !isNounInPlural(text, noun, described))
      return [];
    return belongsElsewhere(text, noun, described) ? [] : [{ noun, described }];
  }),
);

function afterDegree({ words }: CheckedText, at: number): CheckedWord | undefined {
  const word = words[at];
  return word?.before === '' && /^(?:mais|tão|muito|menos)$/.test(word.lower) ? words[at + 1] : word;
}

function belongsElsewhere(text: CheckedText, noun: CheckedWord, described: CheckedWord): boolean {
  const next = text.words[described.index + 1];
  // In "As línguas portuguesa e espanhola", the adjective is one of several. In "Por exemplo diversas pessoas" and
  // "foi retratada a pobreza", it describes a later noun.
  if (next && (/^(?:e|ou|nem|[oa]s?|um|uma|que)$/.test(next.lower) || next.before === ',')) return true;
  if (next?.before === '' && nominalBits(next) !== 0 && !/^(?:d|n)[oae]/.test(next.lower)) return true;
  let at = noun.index - 1;
  while (DETERMINER.test(text.words[at]?.lower ?? '') && text.words[at + 1]?.before === '') at -= 1;
  const before = text.words[at];
  if (!before || opensSentence(text, at + 1)) return false;
  if (text.words[at + 1]?.before !== '') return true;
  if (/^(?:e|ou|nem|como|mais|menos|cada)$/.test(before.lower)) return true;
  return !STARTS.test(before.lower) && (before.tags & FINITE) === 0 && fitsEarlier(text, noun, described);
}

const DETERMINER =
  /^(?:[oa]s?|uns|umas|um|uma|est[ea]s?|ess[ea]s?|seus?|suas?|noss[oa]s?|algu[nm]s?|algumas?|muit[oa]s|outr[oa]s?)$/;
const STARTS = /^(?:que|porque|quando|se|mas|pois|há)$/;

/** Whether a word may be a verb here, or is a noun used for counting, as in "vezes maior". */
function isVerbLike(text: CheckedText, { tags, lower, index }: CheckedWord): boolean {
  if (COUNTED.test(lower) || (tags & TAGS.infinitive) !== 0) return true;
  return (tags & (TAGS.verb3s | TAGS.verb3p)) !== 0 && !isDetermined(text, index);
}

/** Whether an article shows that the first word is a noun and not an adjective: "Os cuidados necessário". */
function isNounInPlural(text: CheckedText, noun: CheckedWord, described: CheckedWord): boolean {
  return isDetermined(text, noun.index) && noun.lower !== 'mesmos' && isPluralWithSingular(noun, described);
}

function isPluralWithSingular(noun: CheckedWord, described: CheckedWord): boolean {
  return numberOf(nominalBits(noun)) === PLURAL && numberOf(nominalBits(described)) === SINGULAR;
}

/** Whether an article or another determiner directly precedes the word: "os cuidados". */
function isDetermined({ words }: CheckedText, index: number): boolean {
  return /^(?:d?[oa]s?|n[oa]s?|um|uma|su[ae]s?|seus?|ess[ea]s?|est[ea]s?)$/.test(
    words[index - 1]?.lower ?? '',
  );
}

const COUNTED = /^(?:vez(?:es)?|anos|meses|pouco|poucos|termos|terras|milhões|milhares|dias|horas?)$/;

const FAR = 9;

/**
 * Whether an earlier word in the sentence agrees with the adjective in gender and number: "o aluno da escola
 * aprovado".
 */
function fitsEarlier(text: CheckedText, noun: CheckedWord, described: CheckedWord): boolean {
  const bits = described.tags & NOMINAL;
  for (let at = noun.index - 1; at >= Math.max(0, noun.index - FAR); at -= 1) {
    const word = text.words[at];
    if (!word || opensSentence(text, at + 1)) return false;
    if (/^(?:e|ou|nem|ele|ela|eles|elas|quem|todos|todas|nós|mais|menos|cada)$/.test(word.lower)) return true;
    if ((word.tags & bits) !== 0 && word.tags < TAGS.adjective * 2 && nominalLike(word)) return true;
    if (text.words[at + 1]?.before === ',') return true;
  }
  return false;
}

/** Whether a word may be a noun, or a determiner used as a noun, judged by its length. */
function nominalLike({ lower }: CheckedWord): boolean {
  return lower.length > 3;
}

const conflictInNumber = ({ noun, described }: Pair) => {
  const [first, second] = [numberOf(nominalBits(noun)), numberOf(nominalBits(described))];
  return first !== 0 && second !== 0 && first !== second;
};
const conflictInGender = ({ noun, described }: Pair) => {
  const [first, second] = [genderOf(nominalBits(noun)), genderOf(nominalBits(described))];
  return first !== 0 && second !== 0 && first !== second;
};

/**
 * Whether the plural word is itself a noun, or describes an earlier plural or the subject: "Trilhas de estudo
 * personalizadas", "perdemos tempo conectados", "por último medidas".
 */
function mayDescribeMany({ words }: CheckedText, { noun, described }: Pair): boolean {
  if (numberOf(nominalBits(described)) !== PLURAL) return false;
  if (NOUN_TAGS.has(described.lower) && described.index === noun.index + 1) return true;
  const bits = described.tags & NOMINAL;
  return words.slice(Math.max(0, noun.index - FAR), noun.index).some(({ sentence, tags, lower }) => {
    if (sentence !== noun.sentence) return false;
    if ((tags & (TAGS.verb3p | TAGS.verb1p)) !== 0 && (tags & NOMINAL) === 0) return true;
    if ((tags & bits) !== 0) return lower.length >= LONGEST_LINK;
    return lower.length > LONGEST_LINK && lower.endsWith('s') && (tags & NOMINAL) === 0;
  });
}

const LONGEST_LINK = 4;

/** Marks a noun and an adjective that differ in number; the message states both possible corrections. */
function markNumbers({ text, lexicon }: CheckedText, { noun, described }: Pair): RuleMatch {
  const { start } = noun;
  const { end } = described;
  const [bits, own] = [nominalBits(noun), nominalBits(described)];
  const between = text.slice(noun.end, described.start);
  const gender = genderOf(bits) || genderOf(own) || NOMINAL;
  const other = otherNumber(noun.lower, NOMINAL & ~bits & gender, lexicon);
  const inOwn = adjectiveForm(described.lower, own & gender, lexicon);
  const inNouns = adjectiveForm(described.lower, numberOf(bits) & gender, lexicon);
  if (!other || !inOwn || !inNouns) return { start, end };
  const either = [`${noun.lower}${between}${inNouns}`, `${other}${between}${inOwn}`];
  return { start, end, ...tellEither(noun, described, either) };
}

function markGender({ text, lexicon }: CheckedText, { noun, described }: Pair): RuleMatch {
  const { start } = noun;
  const { end } = described;
  const right = adjectiveForm(
    described.lower,
    numberOf(nominalBits(described)) & genderOf(nominalBits(noun)),
    lexicon,
  );
  const replacement = right && `${text.slice(start, described.start)}${matchCase(described.text, right)}`;
  return { start, end, ...(replacement && { replacement }) };
}

/**
 * Whether the second word is a verb ("Para que o país progrida"), or an adjective that does not describe this noun
 * ("ensino a distância democrático", "voltou a casa cansado", "pagou a conta sozinho").
 */
function isOtherwise({ words }: CheckedText, { noun, described }: Pair): boolean {
  if (
    /^(?:distância|palavra|termo|expressão)$/.test(noun.lower) ||
    (noun.lower === 'casa' && /^(?:a|em|de|para)$/.test(words[noun.index - 1]?.lower ?? '')) ||
    /^sozinh[oa]s?$/.test(described.lower)
  )
    return true;
  const before = words
    .slice(Math.max(0, noun.index - FAR), noun.index)
    .filter(({ sentence }) => sentence === noun.sentence);
  if (/^(?:pro|a|re|trans)grida$/.test(described.lower)) return before.some(({ lower }) => lower === 'que');
  // A participle may describe an earlier noun: "A reforma do ensino médio proposta".
  return (
    (described.tags & TAGS.participle) !== 0 &&
    before.some(
      ({ tags, lower }) =>
        (tags & described.tags & NOMINAL) !== 0 && lower.length > 2 && !DETERMINER.test(lower),
    )
  );
}

/** Rules for the agreement of nouns with the adjectives that describe them. */
export const ADJECTIVE_AGREEMENT_RULES: readonly Rule[] = [
  {
    id: 'agreement/adjective-number',
    code: 'concordancia',
    name: 'O nome e o adjetivo não concordam',
    message: 'Os dois ficam no singular ou os dois no plural.',
    example: 'direitos humanos; pessoa humilde',
    find: (text) =>
      pairs(text)
        .filter((pair) => conflictInNumber(pair) && !mayDescribeMany(text, pair))
        .map((pair) => markNumbers(text, pair)),
  },
  {
    id: 'agreement/adjective-gender',
    code: 'concordancia',
    name: 'O adjetivo não concorda: masculino e feminino',
    message: 'O adjetivo é masculino ou feminino como o nome.',
    example: 'violência doméstica',
    find: (text) =>
      pairs(text)
        .filter(
          (pair) =>
            /[oa]s?$/.test(pair.described.lower) &&
            !/istas?$/.test(pair.described.lower) &&
            conflictInGender(pair) &&
            !conflictInNumber(pair) &&
            !isOtherwise(text, pair),
        )
        .map((pair) => markGender(text, pair)),
  },
];
