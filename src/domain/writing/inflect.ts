import { isDictionary, type Lexicon } from './lexicon/lexicon.ts';
import { FINITE, TAGS } from './lexicon/tags.ts';

/** Pairs of irregular singular and plural forms of the third person. */
const IRREGULAR_VERBS = readPairs(
  `é são está estão tem têm vem vêm vai vão dá dão há há foi foram era eram dê deem quer querem deu deram
  houve houve coze cozem`,
);

type Ending = readonly [from: string, to: string];

/**
 * Pairs of singular and plural endings of irregular verbs and their derivatives in the third person: "fez",
 * "satisfez".
 */
const IRREGULAR_ENDINGS = readPairs(
  `fez fizeram pôs puseram disse disseram teve tiveram veio vieram trouxe trouxeram quis quiseram soube souberam
  coube couberam houve houveram prouve prouveram pôde puderam`,
);

/**
 * Pairs of singular and plural endings, tried in order. The first ending that leads to a verb is used, so "viveram"
 * becomes "viveu", not "vivera", and "reduzem" becomes "reduz", not "reduze".
 */
const VERB_PLURALS: readonly Ending[] = [
  ['á', 'ão'],
  ['ou', 'aram'],
  ['eu', 'eram'],
  ['iu', 'iram'],
  ['uiu', 'uíram'],
  ['aiu', 'aíram'],
  ['ém', 'êm'],
  ['ê', 'eem'],
  ['ui', 'uem'],
  ['ai', 'aem'],
  ['ói', 'oem'],
  ['z', 'zem'],
  ['r', 'rem'],
  ['ir', 'írem'],
  ['a', 'am'],
  ['e', 'em'],
];

const VERB_SINGULARS = VERB_PLURALS.map(turnRound);

function turnRound([singular, plural]: Ending): Ending {
  return [plural, singular];
}

function readPairs(words: string): Ending[] {
  const forms = words.split(/\s+/);
  return forms.flatMap((form, at) => (at % 2 === 0 ? [[form, forms[at + 1] ?? ''] as const] : []));
}

const PLURAL_OF_VERB = new Map(IRREGULAR_VERBS);
const SINGULAR_OF_VERB = new Map([['hão', 'há'], ...IRREGULAR_VERBS.map(turnRound)]);

const NOUN_PLURALS: readonly Ending[] = [
  ['ão', 'ões'],
  ['ão', 'ãos'],
  ['ão', 'ães'],
  ['al', 'ais'],
  ['el', 'eis'],
  ['el', 'éis'],
  ['ol', 'óis'],
  ['ul', 'uis'],
  ['il', 'is'],
  ['il', 'eis'],
  ['m', 'ns'],
  ['r', 'res'],
  ['z', 'zes'],
  ['ês', 'eses'],
  ['s', 'ses'],
  ['', 's'],
];

const FEMININES: readonly Ending[] = [
  ['or', 'ora'],
  ['ês', 'esa'],
  ['eu', 'eia'],
  ['ão', 'ã'],
  ['o', 'a'],
  ['ores', 'oras'],
  ['eses', 'esas'],
  ['os', 'as'],
];

/** The plural form of a verb: "faz" → "fazem". Undefined if the lexicon knows no such form. */
export function pluralOfVerb(verb: string, lexicon: Lexicon): string | undefined {
  return (
    PLURAL_OF_VERB.get(verb) ??
    change(verb, IRREGULAR_ENDINGS, FINITE, lexicon) ??
    change(verb, VERB_PLURALS, TAGS.verb3p, lexicon)
  );
}

/**
 * The singular form of a verb: "fazem" → "faz", "fazerem" → "fazer". Undefined if the lexicon knows no such form,
 * or if two verbs share the form and neither verb is more frequent.
 */
export function singularOfVerb(verb: string, lexicon: Lexicon): string | undefined {
  const irregular =
    SINGULAR_OF_VERB.get(verb) ?? change(verb, IRREGULAR_ENDINGS.map(turnRound), FINITE, lexicon);
  if (irregular !== undefined) return irregular;
  const endings = /[gq]uem$/.test(verb) ? [['em', 'e'] as const, ...VERB_SINGULARS] : VERB_SINGULARS;
  // Without the dictionary, every word that ends in -er would be regarded as an infinitive.
  if (!isDictionary(lexicon)) return change(verb, endings, TAGS.verb3s, lexicon);
  const likeliest = change(verb, endings, TAGS.verb3s | TAGS.infinitive, lexicon);
  const stem = verb.slice(0, -2);
  const ofAr = verb.slice(0, -1);
  if (likeliest === ofAr || !/[ae]m$/.test(verb) || !isInfinitive(`${stem}ar`, lexicon)) return likeliest;
  // Other verbs may have the same form: "atuem" belongs to "atuar" or "atuir", "amaram" to "amar" or "amarar".
  const others = [stem, `${stem}er`, `${stem}ir`].filter((form) => isInfinitive(form, lexicon));
  const lead =
    lexicon.frequencyOf(`${stem}ar`) - Math.max(0, ...others.map((form) => lexicon.frequencyOf(form)));
  if (lead === 0) return undefined;
  return lead > 0 ? ofAr : likeliest;
}

function isInfinitive(form: string, lexicon: Lexicon): boolean {
  return (lexicon.tagsOf(form) & TAGS.infinitive) !== 0;
}

/** The plural form of a noun: "país" → "países". It must have at least one of the bits in `tags`. */
export function pluralOfNoun(noun: string, tags: number, lexicon: Lexicon): string | undefined {
  return change(noun, NOUN_PLURALS, tags, lexicon);
}

/** The feminine form of an adjective: "necessário" → "necessária", "necessários" → "necessárias". */
export function feminineOf(adjective: string, tags: number, lexicon: Lexicon): string | undefined {
  return change(adjective, FEMININES, tags, lexicon);
}

/**
 * The noun in the other grammatical number: "desafio" ↔ "desafios". Undefined if the lexicon knows no such form, or
 * several forms that are equally likely.
 */
export function otherNumber(noun: string, tags: number, lexicon: Lexicon): string | undefined {
  // As singular forms of "tênis" and "vírus", the dictionary contains forms such as "têni", which nobody uses.
  const isUsed = (form: string) =>
    !/[iu]$/.test(form) || !isDictionary(lexicon) || lexicon.frequencyOf(form) > 0;
  return likeliest(changesOf(noun, NUMBERS).filter(isUsed), tags, lexicon);
}

/** The form of an adjective or participle that has one of the bits in `tags`: "atingido" → "atingidas". */
export function adjectiveForm(adjective: string, tags: number, lexicon: Lexicon): string | undefined {
  if ((lexicon.tagsOf(adjective) & tags) !== 0) return adjective;
  const inGender = changesOf(adjective, GENDERS);
  const inNumber = changesOf(adjective, NUMBERS);
  return (
    likeliest([...inGender, ...inNumber], tags, lexicon) ??
    likeliest(
      inGender.flatMap((form) => changesOf(form, NUMBERS)),
      tags,
      lexicon,
    )
  );
}

const NUMBERS = [...NOUN_PLURALS, ...NOUN_PLURALS.map(turnRound)];
const GENDERS = [...FEMININES, ...FEMININES.map(turnRound)];

function changesOf(word: string, endings: readonly Ending[]): string[] {
  return endings.flatMap(([from, to]) =>
    word.endsWith(from) ? [word.slice(0, word.length - from.length) + to] : [],
  );
}

/** The only form that has one of the bits in `tags`, or the most frequent of several such forms. */
function likeliest(forms: readonly string[], tags: number, lexicon: Lexicon): string | undefined {
  const known = [...new Set(forms)].filter((form) => (lexicon.tagsOf(form) & tags) !== 0);
  if (known.length <= 1) return known[0];
  if (!isDictionary(lexicon)) return undefined;
  const [first = '', second = ''] = known.toSorted((a, b) => lexicon.frequencyOf(b) - lexicon.frequencyOf(a));
  return lexicon.frequencyOf(first) > lexicon.frequencyOf(second) ? first : undefined;
}

function change(
  word: string,
  endings: readonly Ending[],
  tags: number,
  lexicon: Lexicon,
): string | undefined {
  for (const [from, to] of endings) {
    if (!word.endsWith(from)) continue;
    const changed = word.slice(0, word.length - from.length) + to;
    if ((lexicon.tagsOf(changed) & tags) !== 0) return changed;
  }
  return undefined;
}
