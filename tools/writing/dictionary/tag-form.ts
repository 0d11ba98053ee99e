import { PLURAL, SINGULAR, TAGS, FEMININE, MASCULINE } from '../../../src/domain/writing/lexicon/tags.ts';

/** Flags by the kind of form they produce; the comments of the affix file name them. */
const VERB_FLAGS = new Set('acdefghituw');
const PARTICIPLE_FLAGS = new Set('bL');
/** Flags for words with one form for each gender: "aluno", "aluna". */
const TWO_GENDER_FLAGS = new Set('DEGHIjN34');
const NOMINAL_FLAGS = new Set('ABCFMORPQSTUVWXYZ1267');
/** Flags for superlatives and adverbs, which are formed from adjectives. */
const ADJECTIVE_FLAGS = new Set('HIJKN4Y');
const ADVERB_FLAGS = new Set('JK');
/** Flags that only form the plural of a word. */
const PLURAL_FLAGS = new Set('BC');
/** Flags that form augmentatives, which are masculine: "barrigão". */
const AUGMENTATIVE_FLAGS = new Set('V6');

const MANNER = /mente$/;
const ONE_FORM_FOR_BOTH = /(?:[^n]te|[eo]nse|ista|vel|[aeiu]l|ar|az|iz|oz|e|s)$/;
const DERIVED_ADJECTIVE = /(?:íssim|tóri|ógic)[oa]s?$|(?:antes?|vel|veis)$/;

/** Tags of the word of an entry itself, as far as its flags and its ending indicate them. */
export function tagEntry(word: string, flags: readonly string[]): number {
  const has = (group: ReadonlySet<string>) => flags.some((flag) => group.has(flag));
  if (has(VERB_FLAGS) && /[rR]$/.test(word)) return TAGS.infinitive;
  let tags = 0;
  if (has(TWO_GENDER_FLAGS)) tags = tagTwoGenders(word);
  else if (has(NOMINAL_FLAGS)) tags = tagByEnding(word, isPlural(word));
  else if (MANNER.test(word)) return TAGS.manner;
  if (isIrregularParticiple(word)) tags |= TAGS.participle | TAGS.adjective;
  if (tags && has(ADJECTIVE_FLAGS)) tags |= TAGS.adjective;
  return tags || TAGS.other;
}

function tagTwoGenders(word: string): number {
  if (isPlural(word)) return tagByEnding(word, true);
  // "Melhor" and "inferior" have one form for both genders, although the flags produce "inferiora"; "metodologia"
  // has one gender.
  if (/(?:or|ês|a|ã)$/.test(word)) return tagByEnding(word, false);
  return ONE_FORM_FOR_BOTH.test(word) ? SINGULAR : TAGS.mascSing;
}

/** Tags of a form that a flag's suffix produced from a word with the given tags. */
export function tagDerived(form: string, flag: string, word: string, tagsOfWord: number): number {
  if (MANNER.test(form) || ADVERB_FLAGS.has(flag)) return TAGS.manner;
  if (VERB_FLAGS.has(flag)) return tagVerbForm(form, word);
  if (PARTICIPLE_FLAGS.has(flag)) return asParticiple(form);
  if (!TWO_GENDER_FLAGS.has(flag) && !NOMINAL_FLAGS.has(flag)) return TAGS.other;
  if (isIrregularParticiple(form)) return asParticiple(form);
  const isAdjective = (tagsOfWord & TAGS.adjective) !== 0 || DERIVED_ADJECTIVE.test(form);
  return tagNominal(form, flag, word, tagsOfWord) | (isAdjective ? TAGS.adjective : 0);
}

/** A suffixed form ending in -s is a plural: "juvenis", "robôs", "graus", "pés", "bebês". */
function tagNominal(form: string, flag: string, word: string, tagsOfWord: number): number {
  const gender = tagsOfWord & SINGULAR;
  // The plural has the same gender as the word.
  if (PLURAL_FLAGS.has(flag) && form.endsWith('s') && gender !== 0) return gender * TAGS.mascPlur;
  if (AUGMENTATIVE_FLAGS.has(flag)) return form.endsWith('s') ? TAGS.mascPlur : TAGS.mascSing;
  // "Cristãos" and "cristã" differ in gender, unlike "as ações" and "a lã", whose words have only one gender.
  if (word.endsWith('ão') && /[ãõ][eo]s$/.test(form)) return TAGS.mascPlur;
  if (word.endsWith('ão') && /ãs?$/.test(form)) return form.endsWith('s') ? TAGS.femPlur : TAGS.femSing;
  return tagByEnding(form, form.endsWith('s'));
}

const FEMININE_ENDING =
  /(?:[çsxt]ão|[glns]ião|[^a]dão|dade|tude|agem|igem|ugem|ice|ície|ise|ose|ez|eza|ia|ura|ança|ença|ância|ência|a)$/;
const FEMININE_WORD =
  /^(?:cor|flor|dor|s[oó]ror|rês|aguarrás|(?:ante)?manhã|lã|rã|cã|sã|vã|maçã|romã|avelã|hortelã)$/;
/** "Melhor", "superior", "tricolor": comparatives and color adjectives have one form for both genders. */
const EITHER_ENDING =
  /(?:ista|cida|nauta|crata|pata|arca|iatra|peuta|(?:[^p]ri|ni)or|elhor|.color|[eo]ma|grama|is)$/;
const EITHER_WORD =
  /^(?:maior|menor|pior|multicor|(?:des)?cortês|montês|pedrês|ruim|afim|mirim|tupiniquim|mongol)$/;
const MASCULINE_ENDING = /(?:o|ão|u|ume|[io][mn]|ol|or|[^i]s)$/;

/**
 * The gender bits that the ending of a nominal indicates, for the given number; both genders if the ending
 * indicates none.
 */
function tagByEnding(form: string, isPlural: boolean): number {
  return isPlural ? genderByEnding(singularOf(form)) & PLURAL : genderByEnding(form) & SINGULAR;
}

/** Endings of plurals with their singulars, as far as the gender depends on them. */
const PLURAL_ENDINGS: readonly [RegExp, string][] = [
  [/eses$/, 'ês'],
  [/[õã]es$/, 'ão'],
  [/óis$/, 'ol'],
  [/ns$/, 'm'],
  [/(?<=[rz])es$/, ''],
  [/(?<=[aeiouãáéíóúâêô])s$/, ''],
];

function singularOf(plural: string): string {
  const [ending, singular] = PLURAL_ENDINGS.find(([one]) => one.test(plural)) ?? [/$/, ''];
  return plural.replace(ending, singular);
}

/** The singular and plural tag bits of the gender that the ending of a singular indicates. */
function genderByEnding(singular: string): number {
  if (FEMININE_WORD.test(singular)) return FEMININE;
  if (EITHER_ENDING.test(singular) || EITHER_WORD.test(singular)) return FEMININE | MASCULINE;
  if (FEMININE_ENDING.test(singular)) return FEMININE;
  return MASCULINE_ENDING.test(singular) ? MASCULINE : FEMININE | MASCULINE;
}

/** Whether an entry is a plural; entries may be singulars in -s: "lápis", "vírus", "país". */
function isPlural(word: string): boolean {
  return /(?:[aoeãõn]|[aeoéóu]i)s$/.test(word);
}

/**
 * Short endings that are valid only right after the bare stem ("fal" of "falar"), because other forms end in them
 * by chance ("gasto", "cuida").
 */
const AFTER_STEM: Record<string, number> = {
  o: TAGS.verb1s,
  a: TAGS.verb3s,
  e: TAGS.verb3s,
  as: TAGS.verb2,
  es: TAGS.verb2,
  am: TAGS.verb3p,
  em: TAGS.verb3p,
};

/**
 * Irregular verb forms whose ending would suggest other tags, also at the end of compounds ("contém", "compôs",
 * "desfiz").
 */
const IRREGULAR: readonly [RegExp, number][] = [
  [/^(?:t|v)em$|ém$/, TAGS.verb3s],
  [/^(?:vou|sou|estou|dou|fui|sei|hei|dei|vim|vi|li|ri|cri)$|[^v]im$|[^aeo]vim$|us$/, TAGS.verb1s],
  [/(?:^|[^aeiou])(?:qu[ií]s|fiz)$|[aeo]uxe$/, TAGS.verb1s | TAGS.verb3s],
  [/ôs$|[^r]ês$/, TAGS.verb3s],
  [/^(?:foi|ri|sorri|quer|requer|vai)$|[óu]i$/, TAGS.verb3s],
];

const IRREGULAR_PARTICIPLE =
  /(?:feit|[^e]vist|scrit|[^ag]post|abert|cobert)[oa]s?$|^(?:dit|vist|feit|post|ganh|gast|pag|entregue|aceit)[oa]?s?$/;

/** Whether a form ends like a short participle: "previsto", "descrita". */
function isIrregularParticiple(form: string): boolean {
  return IRREGULAR_PARTICIPLE.test(form);
}

/** Tags of a form that the dictionary derives from a verb. */
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

/** The tags of a participle in -o, -a, -os or -as. */
function asParticiple(form: string): number {
  const [singular, plural] = /as?$/.test(form)
    ? [TAGS.femSing, TAGS.femPlur]
    : [TAGS.mascSing, TAGS.mascPlur];
  return TAGS.participle | TAGS.adjective | (form.endsWith('s') ? plural : singular);
}
