import { itemAt, type Item } from '../context/context-view.ts';
import { markItems } from '../context/mark-items.ts';
import { numberFeatures, tellsNumber } from '../context/number-features.ts';
import { contextOf } from '../context/text-context.ts';
import { opensSentence, type CheckedText, type CheckedWord } from '../checked-text.ts';
import { pluralOfVerb } from '../inflect.ts';
import { NOMINAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { MANY_TIMES, verbNumber } from './agreement-subject.ts';
import { hasSingularHead, isOneOf, numberOfJoinedVerb } from './subject-before.ts';

/** Rules that check the number of a verb against the whole phrase before it, where no simple pattern suffices. */
export const VERB_NUMBER_RULES: readonly Rule[] = [
  {
    id: 'agreement/verb-number',
    code: 'concordancia',
    name: 'O verbo não concorda: sujeito no plural',
    message: 'O sujeito parece estar no plural, e o verbo está no singular.',
    example: 'as pessoas que vivem',
    find: findSingularVerbs,
  },
];

const SURE_OF_PLURAL = 3.4;

function findSingularVerbs(text: CheckedText): RuleMatch[] {
  const context = contextOf(text);
  if (!context) return [];
  return text.words.flatMap((word) => {
    if ((word.tags & TAGS.verb3s) === 0 || !tellsNumber(word) || SOUNDS_ALIKE.test(word.lower)) return [];
    const place = context.view.placeOf[word.index] ?? 0;
    if (opensPhrase(itemAt(context.view, place - 1))) return [];
    if (SUBJECT_FOLLOWS.test(word.lower) && isArticle(itemAt(context.view, place + 1))) return [];
    if (
      verbNumber(word) === 0 ||
      isOfOne(text, word) ||
      isImpersonal(text, word) ||
      followsAdjunct(text, word)
    )
      return [];
    if (isOfObject(text, word) || isNamed(text, word) || isOfAction(text, word) || isOneOf(text, word))
      return [];
    if (hasSingularHead(text, word) || numberOfJoinedVerb(text, word) === SINGULAR) return [];
    const odds = context.odds('number', numberFeatures(context.view, place));
    if (odds < SURE_OF_PLURAL) return [];
    const replacement = pluralOfVerb(word.lower, text.lexicon);
    return markItems(text, context.view, { from: place, to: place, ...(replacement && { replacement }) });
  });
}

/** Verbs like "tem", whose singular and plural differ only in the accent; "ora" is a connective. */
const SOUNDS_ALIKE = /[tv][eé]m$|^ora$/;

/** "Ela doa os livros que não lê": the subject precedes "que", and no object follows the verb. */
function isOfObject({ words }: CheckedText, verb: CheckedWord): boolean {
  let at = verb.index - 1;
  while (/^(?:não|já|mais|também|só|ainda)$/.test(words[at]?.lower ?? '')) at -= 1;
  if (words[at]?.lower !== 'que') return false;
  let next = words[verb.index + 1];
  if (next?.before === '' && (next.tags & TAGS.infinitive) !== 0) next = words[next.index + 1];
  const goesOn =
    next?.before === '' && next.sentence === verb.sentence && !/^(?:mais|ou|e)$/.test(next.lower);
  return (
    !goesOn &&
    words
      .slice(Math.max(0, at - FARTHEST_ACTOR), at)
      .some(
        (word) =>
          word.sentence === verb.sentence && verbNumber(word) === SINGULAR && (word.tags & NOMINAL) === 0,
      )
  );
}

const FARTHEST_ACTOR = 8;

/** "Os Sertões narra": the words before the verb are a title. */
function isNamed({ words }: CheckedText, { index, sentence }: CheckedWord): boolean {
  const [article, name] = [words[index - 2], words[index - 1]];
  return article?.text === 'Os' && name?.sentence === sentence && /^\p{Lu}/u.test(name.text);
}

/** Whether an item is an article or a preposition, which a verb cannot follow. */
function opensPhrase({ form }: Item): boolean {
  return OPENING_PHRASE.has(form);
}

/**
 * "Ele muitas vezes ainda não é", "em dez anos cresceu", "daquilo que compartilha": an expression of time or
 * duration, or "aquilo", precedes the verb.
 */
function isOfOne({ words }: CheckedText, { index, sentence }: CheckedWord): boolean {
  let at = index - 1;
  while (/^(?:não|ainda|já|só|também|se)$/.test(words[at]?.lower ?? '')) at -= 1;
  if (words[at]?.sentence !== sentence) return false;
  if (words[at]?.lower === 'que')
    return /^(?:d?aquilo|àquilo|isso|disso|quem|eis)$/.test(words[at - 1]?.lower ?? '');
  // "Pessoas que muitas vezes só": the plural subject precedes "que".
  if (words[at]?.lower === 'vezes' && words[at - 2]?.lower === 'que') return false;
  const last = words[at]?.lower ?? '';
  return last === 'atrás' || MANY_TIMES.test(last);
}

/**
 * Whether a plural before the verb is not its subject: "É nesses casos que", "vale destacar", "acontece no
 * cotidiano" after "os que".
 */
function isImpersonal({ words }: CheckedText, { lower, index }: CheckedWord): boolean {
  const next = words[index + 1];
  if (!next || next.before !== '') return false;
  if (lower === 'urge') return true;
  if (/^(?:vale|cabe|resta|convém|basta|importa)$/.test(lower)) return (next.tags & TAGS.infinitive) !== 0;
  if (!/^(?:é|era|foi|seria|será|seja)$/.test(lower)) return false;
  // "Acabar com a distância entre os povos é simplesmente ouvir": the predicate is an infinitive.
  const predicate = (next.tags & TAGS.manner) !== 0 ? words[index + 2] : next;
  if (predicate?.before === '' && (predicate.tags & TAGS.infinitive) !== 0) return true;
  // "Cinco quilos é muito": the predicate is a quantity, so "é" stays singular.
  if (HOW_MUCH.test(next.lower) && !isDescribing(words[index + 2])) return true;
  return (
    /^(?:n?ess[ea]s?|n?est[ea]s?|n[oa]s?|d[eoa]s?|em|por|pel[oa]s?|com|para|que|aí)$/.test(next.lower) ||
    JUDGED.test(next.lower)
  );
}

const HOW_MUCH = /^(?:muito|pouco|mais|menos|bastante|demais|suficiente)$/;

function isDescribing(word: CheckedWord | undefined): boolean {
  return word?.before === '' && (word.tags & NOMINAL) !== 0 && (word.tags & TAGS.verb3s) === 0;
}

/** Predicates that the subject clause follows: "É necessário que". */
const JUDGED =
  /^(?:necessário|preciso|fundamental|importante|essencial|imprescindível|indispensável|possível|impossível|comum|notório|evidente|claro|indiscutível|inegável|indubitável|válido|primordial|crucial|mister|imperioso|inaceitável|inadmissível|urgente|melhor|difícil|fácil)$/;

const ONE = /^(?:[oa]|um|uma|ess[ea]|est[ea]|seu|sua)$/;

/** "O prazer de cozinhar para os amigos ficou": the sentence opens with one noun, defined by an infinitive. */
function isOfAction({ words, sentences }: CheckedText, verb: CheckedWord): boolean {
  const [first, noun, of, action, next] = sentences[verb.sentence]?.words ?? [];
  if (
    !first ||
    !noun ||
    of?.lower !== 'de' ||
    !action ||
    !ONE.test(first.lower) ||
    (noun.tags & SINGULAR) === 0
  )
    return false;
  const told = action.lower === 'se' ? next : action;
  if (told === undefined || (told.tags & TAGS.infinitive) === 0 || told.index >= verb.index) return false;
  return !words
    .slice(told.index + 1, verb.index)
    .some((one) => verbNumber(one) !== 0 && (one.tags & NOMINAL) === 0);
}

const ADJUNCT =
  /^(?:em|n[oa]s|ness[ea]s|nest[ea]s|naquel[ea]s|dentre|entre|segundo|conforme|consoante|por|pel[oa]s|com|para|durante|após|diante|mediante|perante|sob|sobre|desde|até|além|apesar)$/;
const LONGEST_ADJUNCT = 8;

/**
 * "Nesses países é", "segundo historiadores foi", "com que nesses casos seja": only a prepositional phrase precedes
 * the verb.
 */
function followsAdjunct(text: CheckedText, verb: CheckedWord): boolean {
  if (verb.before !== '') return false;
  for (let at = verb.index - 1; at >= Math.max(0, verb.index - LONGEST_ADJUNCT); at -= 1) {
    const word = text.words[at];
    if (!word || word.sentence !== verb.sentence) return false;
    const isOpening =
      opensSentence(text, at) ||
      word.before !== '' ||
      /^(?:que|mas|e|pois|porque)$/.test(text.words[at - 1]?.lower ?? '');
    if (ADJUNCT.test(word.lower) && isOpening) return true;
    if (word.before !== '' || /^(?:[oa]s|que|quem)$/.test(word.lower)) return false;
    if (
      (word.tags & (NOMINAL | TAGS.other)) === 0 &&
      !ADJUNCT.test(word.lower) &&
      !/^(?:d[aoe]s?|tant[oa]s|tod[oa]s)$/.test(word.lower)
    )
      return false;
  }
  return false;
}

/** Verbs whose subject may follow, as in "entre suas funções está o bem comum". */
const SUBJECT_FOLLOWS = /^(?:está|estava|esteve|é|era|foi|fica|consta|cabe|resta|existe)$/;

function isArticle({ form }: Item): boolean {
  return form === 'o' || form === 'a' || form === 'um' || form === 'uma';
}

const OPENING_PHRASE = new Set(
  'o os um uns uma umas de do da dos das em no na nos nas por pelo pela pelos pelas a ao aos à às para com sem até entre se'.split(
    ' ',
  ),
);
