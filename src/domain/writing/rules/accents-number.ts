import { itemAt } from '../context/context-view.ts';
import { markItems } from '../context/mark-items.ts';
import { numberFeatures } from '../context/number-features.ts';
import { contextOf } from '../context/text-context.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { FINITE, NOMINAL, PLURAL, SINGULAR, TAGS, VERBAL } from '../lexicon/tags.ts';
import type { FunctionRule } from '../rule.ts';
import { hasSingularHead, isOneOf, numberOfJoinedVerb } from './subject-before.ts';

const PREFIXES = 'abs|ad|con|de|entre|inter|man|ob|pro|re|so|sobre|sus';
const SINGULAR_FORM = new RegExp(`^(?:[tv]em|(?:${PREFIXES})[tv]ém)$`);
const PLURAL_FORM = new RegExp(`^(?:${PREFIXES})?[tv]êm$`);

/**
 * Finds forms such as "tem" and "têm", or "mantém" and "mantêm", whose number does not fit. They sound alike, so
 * only the subject decides between them.
 */
export function findNumberAccent(isPlural: boolean, atLeast: number): FunctionRule['find'] {
  return (text) => {
    const context = contextOf(text);
    if (!context) return [];
    return text.words.flatMap(({ lower, index }) => {
      if (!(isPlural ? PLURAL_FORM : SINGULAR_FORM).test(lower)) return [];
      const place = context.view.placeOf[index] ?? 0;
      if (itemAt(context.view, place - 1).form === '^' || tellsOtherwise(text, text.words[index], isPlural))
        return [];
      const odds = context.odds('number', numberFeatures(context.view, place));
      if ((isPlural ? -odds : odds) < atLeast) return [];
      const replacement = isPlural ? singularOf(lower) : `${lower.slice(0, -2)}êm`;
      return markItems(text, context.view, { from: place, to: place, replacement });
    });
  };
}

/** Whether the subject directly before the verb, or another verb with the same subject, contradicts the model. */
function tellsOtherwise(text: CheckedText, verb: CheckedWord | undefined, isPlural: boolean): boolean {
  if (!verb) return false;
  if (numberOfJoinedVerb(text, verb) === (isPlural ? PLURAL : SINGULAR)) return true;
  if (isPlural) return followsPluralPronoun(text, verb) || mayBePlural(text, verb);
  return (
    hasSingularHead(text, verb) ||
    opensInSingular(text, verb) ||
    isOfTimes(text, verb) ||
    isToldOfOne(text, verb) ||
    isOneOf(text, verb) ||
    isImpersonal(text, verb) ||
    isAsked(text, verb) ||
    isOfWho(text, verb)
  );
}

/**
 * Whether only one phrase, in the singular, opens the sentence: "Essa pressão para caber em ideais irreais tem
 * efeitos".
 */
function opensInSingular({ sentences }: CheckedText, verb: CheckedWord): boolean {
  const [determiner, noun, ...rest] = (sentences[verb.sentence]?.words ?? []).filter(
    ({ index }) => index < verb.index,
  );
  if (!determiner || !noun || !OPENS_SINGULAR.test(determiner.lower)) return false;
  const isSingular = (noun.tags & NOMINAL & SINGULAR) !== 0 && (noun.tags & NOMINAL & PLURAL) === 0;
  return (
    isSingular &&
    rest.every(
      ({ lower, tags, before }) =>
        before === '' &&
        !/^(?:e|ou|que|como)$/.test(lower) &&
        ((tags & FINITE) === 0 || (tags & NOMINAL) !== 0),
    )
  );
}

const OPENS_SINGULAR = /^(?:[oa]|uma?|ess[ea]|est[ea]|tal|cada|noss[oa]|seu|sua)$/;

/** Whether the verb is in a question, where the subject follows: "Que sonhos tem uma criança?". */
function isAsked({ words, sentences }: CheckedText, { index, sentence }: CheckedWord): boolean {
  return (
    /^(?:que|quais|quant[oa]s)$/.test(sentences[sentence]?.words[0]?.lower ?? '') &&
    /^(?:[oa]|uma?|ess[ea]|est[ea])$/.test(words[index + 1]?.lower ?? '')
  );
}

/** Whether the verb is impersonal: "Convém analisar", "os custos que se tem". */
function isImpersonal({ words }: CheckedText, { lower, index }: CheckedWord): boolean {
  const next = words[index + 1];
  if (lower === 'convém') return next?.lower === 'que' || /(?:[aei]r|mos)$/.test(next?.lower ?? '');
  return words[index - 1]?.lower === 'se';
}

/**
 * Whether a singular participle in the predicate shows that the subject is singular: "Tem vir acompanhada", "tem
 * que ser feita".
 */
function isToldOfOne({ words }: CheckedText, { index }: CheckedWord): boolean {
  const at = words
    .slice(index + 1, index + 4)
    .findIndex(({ lower }) => /^(?:ser|vir|sido|estar|ficar)$/.test(lower));
  const { tags = 0, before } = words[index + 2 + at] ?? {};
  return at >= 0 && before === '' && (tags & TAGS.participle) !== 0 && (tags & PLURAL) === 0;
}

/**
 * Whether the subject is a clause with "quem", without a preposition, before the verb: "Quem espalha boatos tem
 * culpa".
 */
function isOfWho({ words }: CheckedText, verb: CheckedWord): boolean {
  for (let at = verb.index - 1; at >= Math.max(0, verb.index - FARTHEST_WHO); at -= 1) {
    const word = words[at];
    if (!word || word.sentence !== verb.sentence || word.lower === 'que') return false;
    if (word.lower === 'quem')
      return !/^(?:a|com|de|por|para|em|sobre|sem)$/.test(words[at - 1]?.lower ?? '');
  }
  return false;
}

const FARTHEST_WHO = 12;

/**
 * Whether the preceding word is part of an expression of time, which is not the subject ("A desigualdade, que
 * muitas vezes tem"), or the word is a name ("TV TEM").
 */
function isOfTimes({ words }: CheckedText, { index, text }: CheckedWord): boolean {
  return (
    words[index - 1]?.lower === 'vezes' ||
    (text.length > 1 && text === text.toUpperCase() && !isShouted(words[index + 1]))
  );
}

function isShouted(next: CheckedWord | undefined): boolean {
  return next !== undefined && next.text === next.text.toUpperCase() && /\p{Lu}/u.test(next.text);
}

const JOINING = /^(?:e|ou|nem|quanto|com|como)$/;

/**
 * Whether a plural, or two joined nouns, precede the verb in its sentence: "países como Gana têm". If the plural
 * only modifies a singular head noun ("o trânsito nas cidades"), the head noun decides.
 */
function mayBePlural(text: CheckedText, verb: CheckedWord): boolean {
  if (hasSingularHead(text, verb) || followsPlainSingular(text, verb)) return false;
  for (let at = verb.index - 1; at >= 0 && text.words[at]?.sentence === verb.sentence; at -= 1) {
    const word = text.words[at];
    if (!word || word.before.includes(';')) break;
    if (JOINING.test(word.lower)) return true;
    const bits = word.tags & NOMINAL;
    if (
      word.tags === 0 &&
      word.lower.endsWith('s') &&
      /^(?:ess|est|aquel|[oa])[ae]?s$/.test(text.words[at - 1]?.lower ?? '')
    )
      return true;
    if ((bits & PLURAL) !== 0 && (bits & SINGULAR) === 0 && (word.tags & VERBAL) === 0) return true;
  }
  return false;
}

/**
 * Whether a singular subject directly precedes the verb: "O meio ambiente não têm", "que o homem têm", "quem têm".
 */
function followsPlainSingular({ words }: CheckedText, verb: CheckedWord): boolean {
  let at = placeBefore(words, verb);
  if (words[at]?.lower === 'quem') return true;
  for (let nouns = 0; nouns < LONGEST_PLAIN; nouns += 1) {
    if (((words[at]?.tags ?? 0) & SINGULAR) === 0 || words[at]?.sentence !== verb.sentence) return false;
    at -= 1;
    if (ONE.test(words[at]?.lower ?? '')) break;
  }
  const opener = words[at - 1];
  if (!ONE.test(words[at]?.lower ?? '')) return false;
  if (opener?.sentence !== verb.sentence || words[at]?.before === ',') return true;
  return /^(?:que|porque|pois|mas|se|quando)$/.test(opener.lower);
}

const ONE = /^(?:[oa]|uma?|ess[ea]|est[ea]|cada)$/;
const LONGEST_PLAIN = 2;

const BETWEEN = /^(?:não|nada|já|também|sempre|só|nunca|ainda|sequer|mal|nem|hoje|apenas|realmente)$/;
const PLURAL_PRONOUN =
  /^(?:un|outr|algun|algum|muit|pouc|vári|tod|amb|tant|quant|est|ess|aquel|divers)[oae]?s$|^(?:umas|eles|elas|vocês|quais|dois|duas)$/;

/** Whether a plural pronoun directly before the verb is the subject: "Uns têm tudo, outros não têm nada." */
function followsPluralPronoun({ words }: CheckedText, verb: CheckedWord): boolean {
  const pronoun = words[placeBefore(words, verb)];
  return pronoun !== undefined && pronoun.sentence === verb.sentence && PLURAL_PRONOUN.test(pronoun.lower);
}

/** Index of the word that precedes a verb, skipping particles between that word and the verb. */
function placeBefore(words: readonly CheckedWord[], verb: CheckedWord): number {
  let at = verb.index - 1;
  while (BETWEEN.test(words[at]?.lower ?? '')) at -= 1;
  return at;
}

function singularOf(plural: string): string {
  return `${plural.slice(0, -2)}${plural.length === 3 ? 'em' : 'ém'}`;
}
