import { hasTag, isVerb, type Item } from '../context/context-view.ts';
import { markItems } from '../context/mark-items.ts';
import { contextOf } from '../context/text-context.ts';
import { verbOrNoun, verbOrNounFeatures } from '../context/verb-or-noun.ts';
import { oncePerText } from '../../text/memo.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { NOUN_TAGS } from '../lexicon/noun-tags.ts';
import { NOMINAL, TAGS } from '../lexicon/tags.ts';
import type { FunctionRule, Rule } from '../rule.ts';
import { findNumberAccent } from './accents-number.ts';
import { choiceRule, type Around } from './choice-rule.ts';

const accent = (rule: Omit<Parameters<typeof choiceRule>[0], 'code'>) =>
  choiceRule({ ...rule, code: 'acentuacao' });

/**
 * Matches verbs that are followed by an infinitive. In "aparenta esta distante" and "pode esta certo", the final
 * "r" of "estar" is missing, not an accent.
 */
const ASKS_INFINITIVE = /^(?:aparent|parec|pod|dev|costum|precis|quer|va(?:i|mos)$|vão$|ir(?:á|ão)$)/;

/** Rules for pairs of valid words of which only one fits the context. */
export const ACCENTS_IN_CONTEXT_RULES: readonly Rule[] = [
  accent({
    id: 'accent/e-é',
    name: 'Falta o acento de “é”',
    message: 'Aqui parece ser o verbo “ser”: “é”, com acento. Sem acento, “e” só liga palavras.',
    choice: 'e-é',
    wanted: 'é',
    atLeast: (around) => (isOnlyVerb(around) ? 1 : 3.5),
    where: (before, after, around) =>
      !(/^uma?$/.test(before.form) && /^outr[oa]$/.test(after.form)) &&
      !joinsTraits(before, after, around) &&
      !joinsThings(before, after, around),
  }),
  accent({
    id: 'accent/esta-está',
    name: 'Falta o acento de “está”',
    message: 'O verbo é “está”, com acento. “Esta”, sem acento, aponta para alguma coisa.',
    example: 'ela está aqui',
    choice: 'esta-está',
    wanted: 'está',
    atLeast: 0.7,
    where: (before, after, around) =>
      after.form !== 'e' && !ASKS_INFINITIVE.test(before.form) && !pointsAt(before, after, around),
  }),
  accent({
    id: 'accent/está-esta',
    name: '“Está” no lugar de “esta”',
    message: 'Antes de um nome é “esta”, sem acento. “Está” é verbo.',
    example: 'esta casa',
    choice: 'esta-está',
    wanted: 'esta',
    atLeast: 0.7,
    where: (_before, after) =>
      !NO_NOUN_FOLLOWS.has(after.form) && !describes(after) && !isProgress(after) && !isApart(after),
  }),
  accent({
    id: 'accent/da-dá',
    name: 'Falta o acento de “dá”',
    message: '“Dá”, do verbo “dar”, leva acento. “Da” é “de” mais “a”.',
    example: 'isso dá certo',
    choice: 'da-dá',
    wanted: 'dá',
    atLeast: 1,
  }),
  accent({
    id: 'accent/pais-país',
    name: 'Falta o acento de “país”',
    message: '“País” (nação) leva acento no i; “pais”, sem acento, são pai e mãe.',
    choice: 'pais-país',
    wanted: 'país',
    atLeast: 1,
    where: (before) => !before.form.endsWith('s'),
  }),
  accent({
    id: 'accent/ate-até',
    name: 'Falta o acento de “até”',
    message: 'A palavra é “até”, com acento.',
    example: 'até hoje',
    choice: 'ate-até',
    wanted: 'até',
    atLeast: 0.5,
  }),
  accent({
    id: 'accent/nos-nós',
    name: 'Falta o acento de “nós”',
    message: 'Quem faz a ação somos “nós”, com acento. “Nos” é outra palavra.',
    example: 'nós sabemos',
    choice: 'nos-nós',
    wanted: 'nós',
    atLeast: 0.7,
  }),
  accent({
    id: 'accent/nós-nos',
    name: '“Nós” no lugar de “nos”',
    message: 'Aqui cabe “nos”, sem acento.',
    example: 'nos últimos anos; ele nos viu',
    choice: 'nos-nós',
    wanted: 'nos',
    atLeast: 1,
    // A clitic pronoun does not begin a sentence.
    where: (before, after) => before.form !== '^' && !AFTER_THESE_WE.has(before.form) && takesObject(after),
  }),
  accent({
    id: 'accent/ira-irá',
    name: 'Falta o acento de “irá”',
    message: 'O futuro do verbo “ir” leva acento. “Ira”, sem acento, é raiva.',
    example: 'ele irá',
    choice: 'ira-irá',
    wanted: 'irá',
    atLeast: 0.7,
    where: (_before, after) => hasTag(after, TAGS.infinitive),
  }),
  {
    id: 'accent/verb-noun',
    code: 'acentuacao',
    name: 'Falta o acento da palavra',
    message: 'Sem acento, esta palavra é um verbo. Aqui cabe o nome, com acento.',
    example: 'a prática',
    find: findVerbOrNoun(false, 1.5),
  },
  {
    id: 'accent/noun-verb',
    code: 'acentuacao',
    name: 'Acento que sobra no verbo',
    message: 'Com acento, esta palavra é um nome. O verbo não leva acento.',
    example: 'isso influencia',
    find: findVerbOrNoun(true, 0.4),
  },
  {
    id: 'accent/tem-têm',
    code: 'acentuacao',
    name: 'Falta o acento do plural',
    message: 'Com o sujeito no plural o verbo leva circunflexo.',
    example: 'eles têm; elas vêm; eles mantêm',
    find: findNumberAccent(false, 0.8),
  },
  {
    id: 'accent/têm-tem',
    code: 'acentuacao',
    name: 'Acento do plural com sujeito no singular',
    message: 'Com o sujeito no singular o verbo não leva circunflexo.',
    example: 'ele tem; ela vem; ele mantém',
    find: findNumberAccent(true, 1.8),
  },
];

const AFTER_THESE_WE = new Set('todos de por para a com entre sobre contra em ser até sem'.split(' '));

const NO_NOUN_FOLLOWS = new Set('certa uma um sujeita apta isenta imune ciente alheia'.split(' '));

/**
 * Whether an item is a gerund, participle or infinitive as it occurs with "está": "Está tornando-se comum", "nela
 * está contida".
 */
function isProgress(item: Item): boolean {
  return /(?:ndo(?:-\p{L}+)?|[ai]d[oa]s?)$/u.test(item.form) || hasTag(item, TAGS.gerund | TAGS.infinitive);
}

/**
 * Whether "esta" is the demonstrative, not the verb: "Esta necessidade", "esta grave crise", "esta era a causa", "é
 * esta a causa", "por esta se achar", "e esta se cala".
 */
function pointsAt(before: Item, after: Item, around: Around): boolean {
  if (/^(?:é|era|foi|seria|seja)$/.test(before.form)) return true;
  if (after.form === 'se') return hasTag(around(2), TAGS.infinitive) || isSurelyFinite(around(2));
  if (isSurelyFinite(after)) return true;
  if (!hasTag(after, TAGS.femSing)) return false;
  const isTrait = describes(after) || /(?:[ai]da|[ae]nte)$/.test(after.form);
  return isTrait
    ? hasTag(around(2), TAGS.femSing) && !describes(around(2)) && !isLink(around(2))
    : !isLink(after);
}

/** Whether a word is a determiner, an adverb or a preposition rather than a noun: "a", "uma", "muito". */
function isLink({ form }: Item): boolean {
  return /^(?:[ao]s?|uma?|na|da|à|sua|nossa|tão|toda|cada|muit[ao]|mais|só|bem|mal|mesma|em|com|sem|por|para|de)$/.test(
    form,
  );
}

function isSurelyFinite(item: Item): boolean {
  const { word } = item;
  return word !== null && isVerb(word) && !hasTag(item, TAGS.infinitive | TAGS.participle | TAGS.adjective);
}

const FARTHEST_TRAIT = 16;

/**
 * Whether "e" joins two descriptions of the same thing, so that "é" was not meant: "Bem recebido e impressionado",
 * "usada num anúncio e arrependida".
 */
function joinsTraits(before: Item, after: Item, around: Around): boolean {
  // Such a participle continues a description: "Em decorrência disso, e somada à fome, …".
  if (/^(?:somad|aliad|atrelad|associad|ligad)[oa]s?$/.test(after.form)) return true;
  if (!describes(after) || /^(?:não|também|que|quem|vezes|,|\^)$/.test(before.form)) return false;
  if ((describes(before) && !before.form.endsWith('dade')) || before.form.endsWith('mente')) return true;
  if (!hasTag(after, TAGS.participle)) return false;
  for (let away = -2; away >= -FARTHEST_TRAIT; away -= 1) {
    const one = around(away);
    if (/^[\^,.;:]$/.test(one.form)) return false;
    if (hasTag(one, TAGS.participle) && hasTag(one, (after.word?.tags ?? 0) & NOMINAL)) return true;
  }
  return false;
}

/**
 * Whether "e" must be the verb "é", because only one phrase precedes it in the sentence and no verb follows in its
 * clause: "A copa e um evento que une", "o acesso e livre".
 */
function isOnlyVerb(around: Around): boolean {
  if (!/^uma?$/.test(around(1).form) && !describes(around(1))) return false;
  let away = -1;
  while (away >= -LONGEST_OPENING && isOfPhrase(around(away))) away -= 1;
  if (around(away).form !== '^' || !/^(?:[oa]|noss[oa]|ess[ea])$/.test(around(away + 1).form) || away > -3)
    return false;
  for (away = 2; away < LONGEST_PHRASE; away += 1) {
    const { word, form } = around(away);
    // A list may continue after the comma: "A pressa e um mau hábito, a preguiça".
    if (form === ',' && /^uma?$/.test(around(1).form)) return false;
    if (word === null || /^(?:que|quem|onde|quando|se|pois|porque|mas|como)$/.test(form)) return true;
    if (isVerb(word)) return false;
  }
  return false;
}

const LONGEST_OPENING = 6;
const LONGEST_PHRASE = 20;
const LONGEST_ASIDE = 4;
const GOES_ON_BEFORE =
  /^(?:e|ou|nem|em|n[oa]s?|ness[ea]s?|nest[ea]s?|num|numa|aos?|às?|com|por|pel[oa]s?|para|sobre|entre|sem|contra)$/;

/**
 * Whether "e" may join two objects of one verb, because the phrase before "e" does not open the clause: "Dificulta
 * a leitura de mapas e um bom debate".
 */
function joinsThings(before: Item, after: Item, around: Around): boolean {
  if (!hasTag(before, NOMINAL) || !/^(?:[oa]s?|uma?)$/.test(after.form)) return false;
  let away = -1;
  while (away > -LONGEST_PHRASE && isOfPhrase(around(away))) away -= 1;
  const opening = around(away);
  if (opening.form === ',') return isVerbBeforeAside(around, away);
  return GOES_ON_BEFORE.test(opening.form) || actsOn(opening, around(away - 1));
}

function isOfPhrase(item: Item): boolean {
  return (
    /^(?:[oa]s?|d[eoa]s?|uma?)$/.test(item.form) || (hasTag(item, NOMINAL) && !GOES_ON_BEFORE.test(item.form))
  );
}

/**
 * Whether a verb precedes a short parenthetical phrase that is followed by its object: "Dificultando, deste modo,".
 */
function isVerbBeforeAside(around: Around, comma: number): boolean {
  for (let away = comma - 1; away >= comma - 1 - LONGEST_ASIDE; away -= 1) {
    if (around(away).form === '^') return false;
    if (around(away).form === ',') return actsOn(around(away - 1), around(away - 2));
  }
  return false;
}

/**
 * Whether a word is a verb that has an object here. This is not so in "ler livros e um hábito", where the
 * infinitive may be the subject.
 */
function actsOn(item: Item, before: Item): boolean {
  if (hasTag(item, TAGS.infinitive)) return before.form === 'para' || isSurelyFinite(before);
  return isSurelyFinite(item) || hasTag(item, TAGS.gerund);
}

/**
 * Whether a comma shows that "esta" is the verb, because a comma never separates the demonstrative "esta" from its
 * noun: "Está, porém, vazia".
 */
function isApart({ form, word }: Item): boolean {
  return form === ',' || word?.before.includes(',') === true;
}

/** Whether an item is a verb form whose subject cannot be "nós". */
function takesObject(item: Item): boolean {
  return hasTag(item, TAGS.verb3s | TAGS.verb3p | TAGS.infinitive);
}

function describes(item: Item): boolean {
  return hasTag(item, TAGS.adjective | TAGS.participle);
}

function isFrequent(form: string, { lexicon }: CheckedText): boolean {
  return !isDictionary(lexicon) || lexicon.frequencyOf(form) > 0;
}

function isName({ text, before, index }: CheckedWord): boolean {
  return index > 0 && !/[.!?…¶:]/.test(before) && /^\p{Lu}\p{Ll}/u.test(text);
}

const NEVER_DESCRIBES = /(?:[âêíú]ncia|álise|[éíó]gio|íci[ao]|ítima)s?$/;

function isBehindNoun({ words }: CheckedText, { index, before }: CheckedWord, noun: string): boolean {
  const [opener, previous] = [words[index - 2], words[index - 1]];
  if (before !== '' || !previous || !NEVER_DESCRIBES.test(noun) || !NOUN_TAGS.has(previous.lower))
    return false;
  const isTrait = (previous.tags & TAGS.adjective) !== 0 && !/(?:dade|[çs]ão|mento)$/.test(previous.lower);
  return (
    previous.before === '' &&
    !isTrait &&
    /^(?:[dn]?[oa]s?|uma?|su[ae]s?|ess[ea]|est[ea])$/.test(opener?.lower ?? '') &&
    !/^(?:outr|própri|mesm|únic|primeir|segund)/.test(previous.lower)
  );
}

const pairsOf = oncePerText(({ words, lexicon }: CheckedText) =>
  words.flatMap((word) => {
    const pair = verbOrNoun(word, lexicon);
    return pair ? [{ word, pair }] : [];
  }),
);

/**
 * Minimum log odds for forms that could only be first- or second-person verbs, which are very rare in essays: "é
 * valido", "combustíveis fosseis".
 */
const SURE_OF_NO_VERB = -2;

function findVerbOrNoun(isNoun: boolean, atLeast: number): FunctionRule['find'] {
  return (text) => {
    const context = contextOf(text);
    if (!context) return [];
    return pairsOf(text).flatMap(({ word, pair }) => {
      if (pair.isNoun !== isNoun) return [];
      // Rare nouns ("coló") are unlikely to be meant, and names ("Paulo") are not marked.
      const previous = text.words[word.index - 1]?.lower ?? '';
      const isOwned = word.before === '' && /^(?:su|minh|noss)as?$/.test(previous);
      if (!isNoun && ((!isOwned && !isFrequent(pair.noun, text)) || isName(word))) return [];
      const isNoVerb = !isNoun && (word.tags & TAGS.verb3s) === 0;
      // A noun cannot follow the first word in "já previa", "não previa", "ele duvida". In "São dividas a partir
      // de", a syllable is missing, not an accent.
      if (!isNoun && /^(?:já|não|nunca|se|ele|ela|você|quem)$/.test(previous)) return [];
      if (
        !isNoun &&
        (!isNoVerb || pair.verb === 'dividas') &&
        /^(?:é|são|foi|foram|ser|sendo)$/.test(previous)
      )
        return [];
      // In "quem a pratica" and "que o critica", a pronoun precedes its verb.
      const before = text.words[word.index - 2]?.lower ?? '';
      if (!isNoun && /^[oa]s?$/.test(previous) && /^(?:que|quem|não|já|se)$/.test(before)) return [];
      // A noun cannot directly follow a noun, so "denuncia" is the verb in "A carta denuncia fraudes".
      if (!isNoun && isBehindNoun(text, word, pair.noun)) return [];
      // After "e" or "ou", a list of nouns may continue: "O tear e máquina a vapor".
      if (isNoun && /^(?:e|ou)$/.test(previous)) return [];
      // For words such as "tóxica" and "unânime", the unaccented verb forms are never used.
      if (isNoun && !isFrequent(pair.verb, text)) return [];
      // The models cannot distinguish "séria" from "seria".
      if (isNoun && (word.tags & TAGS.adjective) !== 0) return [];
      const place = context.view.placeOf[word.index] ?? 0;
      const features = verbOrNounFeatures(context.view, place, pair.verb, text.lexicon.tagsOf(pair.verb));
      const odds = context.odds('verb-or-noun', features);
      if ((isNoun ? -odds : odds) < (isNoVerb ? SURE_OF_NO_VERB : atLeast)) return [];
      // In "uma media de segurança", either an accent or a syllable may be missing.
      if (pair.noun.startsWith('média') && !/^(?:classe|idade|em|na)$/.test(previous))
        return [{ start: word.start, end: word.end, message: 'Você quis escrever “média” ou “medida”?' }];
      if (pair.verb === 'policias' && !/^(?:d?|n?|pel)as$|^às$/.test(previous))
        return [
          { start: word.start, end: word.end, message: 'Você quis escrever “policiais” ou “polícias”?' },
        ];
      const replacement = isNoun ? pair.verb : pair.noun;
      return markItems(text, context.view, { from: place, to: place, replacement });
    });
  };
}
