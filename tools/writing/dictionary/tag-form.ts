import { PLURAL, SINGULAR, TAGS } from '../../../src/domain/writing/lexicon/tags.ts';
import { genderByEnding, isPlural, tagByEnding } from './gender.ts';
import { asParticiple, isIrregularParticiple, tagVerbForm } from './tag-verb-form.ts';

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
