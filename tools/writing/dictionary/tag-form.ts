import { PLURAL, SINGULAR, TAGS, FEMININE, MASCULINE } from '../../../src/domain/writing/lexicon/tags.ts';

/** What a group of flags makes of a word; the comments of the affix file name them. */
const VERB_FLAGS = new Set('acdefghituw');
const PARTICIPLE_FLAGS = new Set('bL');
/** One form for each gender: "aluno", "aluna". */
const TWO_GENDER_FLAGS = new Set('DEGHIjN34');
const NOMINAL_FLAGS = new Set('ABCFMORPQSTUVWXYZ1267');
/** Superlatives and adverbs are made of adjectives. */
const ADJECTIVE_FLAGS = new Set('HIJKN4Y');
const ADVERB_FLAGS = new Set('JK');

const MANNER = /mente$/;
const ONE_FORM_FOR_BOTH = /(?:[^n]te|[eo]nse|ista|vel|[aeiu]l|ar|az|iz|oz|e|s)$/;
const DERIVED_ADJECTIVE = /(?:íssim|tóri|ógic)[oa]s?$|(?:antes?|vel|veis)$/;

/** Tags of the word of an entry itself, as far as its flags and its ending tell. */
export function tagEntry(word: string, flags: readonly string[]): number {
  const has = (group: ReadonlySet<string>) => flags.some((flag) => group.has(flag));
  if (has(VERB_FLAGS) && /[rR]$/.test(word)) return TAGS.infinitive;
  let tags = 0;
  if (has(TWO_GENDER_FLAGS)) tags = tagTwoGenders(word);
  else if (has(NOMINAL_FLAGS)) tags = genderByEnding(word) & (isPlural(word) ? PLURAL : SINGULAR);
  else if (MANNER.test(word)) return TAGS.manner;
  if (isIrregularParticiple(word)) tags |= TAGS.participle | TAGS.adjective;
  if (tags && has(ADJECTIVE_FLAGS)) tags |= TAGS.adjective;
  return tags || TAGS.other;
}

function tagTwoGenders(word: string): number {
  if (isPlural(word)) return genderByEnding(word) & PLURAL;
  return ONE_FORM_FOR_BOTH.test(word) && !/or$|ês$/.test(word) ? TAGS.mascSing | TAGS.femSing : TAGS.mascSing;
}

/** Tags of a form that a suffix of the flag made of a word. */
export function tagDerived(form: string, flag: string, word: string, isAdjective: boolean): number {
  if (MANNER.test(form) || ADVERB_FLAGS.has(flag)) return TAGS.manner;
  if (VERB_FLAGS.has(flag)) return tagVerbForm(form, word);
  if (PARTICIPLE_FLAGS.has(flag)) return asParticiple(form);
  if (!TWO_GENDER_FLAGS.has(flag) && !NOMINAL_FLAGS.has(flag)) return TAGS.other;
  if (isIrregularParticiple(form)) return asParticiple(form);
  return tagByEnding(form) | (isAdjective || DERIVED_ADJECTIVE.test(form) ? TAGS.adjective : 0);
}

const FEMININE_ENDING =
  /(?:[çsxt]ão|[lgn]ião|[^a]dão|dade|tude|agem|igem|ugem|ice|ície|ise|ose|ez|eza|ia|ura|ança|ença|ância|ência)$/;
const EITHER_ENDING = /(?:ista|cida|nauta|crata|pata|arca|iatra|peuta|ior|[eo]ma|grama)$/;
const EITHER_WORD = /^(?:melhor|pior|cor|flor|dor)$/;
const MASCULINE_ENDING = /(?:o|ão|u|ume|im|om|éu|ás|or)$/;

/** Bits of the gender and number that the ending of a nominal tells; both genders where it tells none. */
function tagByEnding(form: string): number {
  return genderByEnding(form) & (isPlural(form) ? PLURAL : SINGULAR);
}

/** Bits of both numbers for the gender the ending tells. */
function genderByEnding(form: string): number {
  const singular = form
    .replace(/(?<=r)es$/, '')
    .replace(/(?<=[aeiouãáéíóúâêô])s$/, '')
    .replace(/õe$/, 'ão')
    .replace(/n$/, 'm');
  if (EITHER_ENDING.test(singular) || EITHER_WORD.test(singular)) return FEMININE | MASCULINE;
  if (FEMININE_ENDING.test(singular) || /[aã]$/.test(singular)) return FEMININE;
  return MASCULINE_ENDING.test(singular) ? MASCULINE : FEMININE | MASCULINE;
}

/** Not of "lápis", "vírus", "país". */
function isPlural(form: string): boolean {
  return /(?:[aoeãõn]|[aeoéóu]i)s$/.test(form);
}

/** After the bare stem ("fal" of "falar"), short endings that other forms end in by chance ("gasto", "cuida"). */
const AFTER_STEM: Record<string, number> = {
  o: TAGS.verb1s,
  a: TAGS.verb3s,
  e: TAGS.verb3s,
  as: TAGS.verb2,
  es: TAGS.verb2,
  am: TAGS.verb3p,
  em: TAGS.verb3p,
};

/** Forms whose ending says something else, also at the end of compounds ("contém", "compôs", "desfiz"). */
const IRREGULAR: readonly [RegExp, number][] = [
  [/^(?:t|v)em$|ém$/, TAGS.verb3s],
  [/^(?:vou|sou|estou|dou|fui|sei|hei|dei|vim|vi|li|ri|cri)$|[^v]im$|[^aeo]vim$|us$/, TAGS.verb1s],
  [/(?:^|[^aeiou])(?:qu[ií]s|fiz)$|[aeo]uxe$/, TAGS.verb1s | TAGS.verb3s],
  [/ôs$|[^r]ês$/, TAGS.verb3s],
  [/^(?:foi|ri|sorri|quer|requer|vai)$|[óu]i$/, TAGS.verb3s],
];

const IRREGULAR_PARTICIPLE =
  /(?:feit|[^e]vist|scrit|[^ag]post|abert|cobert)[oa]s?$|^(?:dit|vist|feit|post|ganh|gast|pag|entregue|aceit)[oa]?s?$/;

/** Whether a form ends as the short participles do: "previsto", "descrita". */
function isIrregularParticiple(form: string): boolean {
  return IRREGULAR_PARTICIPLE.test(form);
}

/** What a form is that the dictionary makes of a verb. */
export function tagVerbForm(form: string, infinitive: string): number {
  const stem = infinitive.replace(/[aei]r$/, '');
  const afterStem = form.startsWith(stem) ? AFTER_STEM[form.slice(stem.length)] : undefined;
  if (isIrregularParticiple(form) && !afterStem) return asParticiple(form);
  const irregular = IRREGULAR.find(([ending]) => ending.test(form))?.[1];
  return irregular ?? afterStem ?? tagByVerbEnding(form, infinitive);
}

function tagByVerbEnding(form: string, infinitive: string): number {
  if (/[aei]ndo$|pondo$/.test(form)) return TAGS.gerund;
  if (/(?:ad|[iíe]d)[oa]s?$/.test(form)) return asParticiple(form);
  if (form.endsWith('mos')) return TAGS.verb1p;
  if (/[mn]$|ão$/.test(form)) return TAGS.verb3p;
  if (form.endsWith('ai')) return infinitive.endsWith('ir') ? TAGS.verb3s : TAGS.verb2;
  if (/s$|[aeioô]ste$/.test(form)) return TAGS.verb2;
  if (/[oií]$/.test(form)) return TAGS.verb1s;
  return TAGS.verb3s;
}

/** A participle in -o, -a, -os or -as. */
function asParticiple(form: string): number {
  const [singular, plural] = /as?$/.test(form)
    ? [TAGS.femSing, TAGS.femPlur]
    : [TAGS.mascSing, TAGS.mascPlur];
  return TAGS.participle | TAGS.adjective | (form.endsWith('s') ? plural : singular);
}
