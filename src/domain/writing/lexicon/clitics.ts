import { COSTS, plainLetter } from './edit-costs.ts';
import { FINITE, TAGS, VERBAL, type TagsOf } from './tags.ts';

const CLITIC = 'me|te|se|lhe|lhes|nos|vos|o|a|os|as|lo|la|los|las|no|na|nas';
const SECOND = '(?:-(?:me|te|lhe|lhes|nos|vos|o|a|os|as|lo|la|los|las))?';
const ENCLISIS = new RegExp(`^(.+?)-(${CLITIC})${SECOND}$`);
const MESOCLISIS = new RegExp(`^(.+?)-(${CLITIC})-(ei|ás|á|emos|eis|ão|ia|ias|íamos|íeis|iam)$`);
const AFTER_LOST_CONSONANT = /^l[oa]s?$/;
const AFTER_NASAL = /^n[oa]s?$/;

/**
 * Accented vowels of infinitives before -lo. There, infinitives lose their r, and their last vowel gets an accent
 * if needed: "usá-lo", "fazê-lo".
 */
const BEFORE_LO: Record<string, string> = { a: 'á', e: 'ê', i: 'í', o: 'ô' };
const INFINITIVE_ENDINGS: Record<string, string> = { á: 'ar', ê: 'er', i: 'ir', í: 'ir', ô: 'or' };
/** Stems after which the "i" of an infinitive is accented before -lo: "construí-lo", but "segui-lo". */
const ACCENTED_I = /(?:[^gq]u|[aeo])$/;

/** Whether a lower-case form is a verb with pronouns joined by hyphens: "torna-se", "fazê-lo", "dar-lhe-ia". */
export function hasClitics(form: string, tagsOf: TagsOf): boolean {
  if (!form.includes('-')) return false;
  const is = (verb: string, bits: number) => (tagsOf(verb) & bits) !== 0;
  const [, future, inside] = MESOCLISIS.exec(form) ?? [];
  if (future && inside) {
    return isFutureStem(AFTER_LOST_CONSONANT.test(inside) ? infinitiveOf(future) : future, tagsOf);
  }
  const [, verb, clitic] = ENCLISIS.exec(form) ?? [];
  if (!verb || !clitic) return false;
  if (AFTER_LOST_CONSONANT.test(clitic)) {
    return cutForms(verb).some((whole) => is(whole, VERBAL & ~TAGS.verb2));
  }
  if (clitic === 'nos' && is(`${verb}s`, TAGS.verb1p)) return true;
  if (AFTER_NASAL.test(clitic) && clitic !== 'nos') return /(?:m|ão|õe)$/.test(verb) && is(verb, FINITE);
  return is(verb, VERBAL) && !(/^[oa]s?$/.test(clitic) && /[rsz]$/.test(verb));
}

/** Whether a stem forms a future with "-á" or "-ia": "tornar", "far", "satisfar". */
function isFutureStem(stem: string, tagsOf: TagsOf): boolean {
  const infinitives = [stem, stem.replace(/(?<=fa|di|tra)r$/, 'zer'), stem === 'por' ? 'pôr' : stem];
  return infinitives.some((infinitive) => (tagsOf(infinitive) & TAGS.infinitive) !== 0);
}

function infinitiveOf(verb: string): string {
  const last = verb.at(-1) ?? '';
  const stem = verb.slice(0, -1);
  if (last === 'ô') return `${stem}or`;
  const needsAccent = ACCENTED_I.test(stem);
  if ((last === 'i' && needsAccent) || (last === 'í' && !needsAccent)) return '';
  const ending = INFINITIVE_ENDINGS[last];
  return ending === undefined ? '' : stem + ending;
}

const FUTURE = /^(.*r)(á|ão|ei|emos|ia|iam|íamos)$/;

/**
 * The stem and the ending of a future or conditional form, such as "tornar" and "á"; undefined for other forms,
 * such as "queria".
 */
export function readFuture(verb: string, tagsOf: TagsOf): { stem: string; ending: string } | undefined {
  const [, stem, ending] = FUTURE.exec(verb) ?? [];
  return stem && ending && isFutureStem(stem, tagsOf) ? { stem, ending } : undefined;
}

/** A finite verb with its pronoun after or inside it: "torna-se", "vemo-nos", "tornar-se-á", "torná-la-ia". */
export function withPronoun(verb: string, pronoun: string, tagsOf: TagsOf): string {
  const future = readFuture(verb, tagsOf);
  if (!future) return `${pronoun === 'nos' ? verb.replace(/mos$/, 'mo') : verb}-${pronoun}`;
  const stem = future.stem === 'por' ? 'pôr' : future.stem;
  if (!/^[oa]s?$/.test(pronoun)) return `${stem}-${pronoun}-${future.ending}`;
  return `${withoutR(stem)}-l${pronoun}-${future.ending}`;
}

/** The form of an infinitive before -lo: "usá", "fazê", "segui", "construí", "pô". */
export function withoutR(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  const vowel = infinitive.at(-2) ?? '';
  if (vowel === 'i' && !ACCENTED_I.test(stem)) return `${stem}i`;
  return stem + (BEFORE_LO[vowel] ?? vowel);
}

/** Possible full forms of a verb that lost its r, s or z before -lo. */
function cutForms(verb: string): string[] {
  const infinitive = infinitiveOf(verb);
  const forms = [infinitive, infinitive.replace(/or$/, 'ôr'), `${verb}s`, `${verb}z`];
  // Forms that lost a "z" after "a" or "e" have an accent: "fá-lo", "trá-lo", "fê-lo".
  const plain = verb.replace(/á$/, 'a').replace(/ê$/, 'e');
  return [...forms, `${plain}z`].filter((form) => form.length > 1);
}

const VERB_AND_PRONOUN = /^(.{2,}?)-(l[oa]s?|[sc]e|lhes?|me|nos)$/;
const GLUED_SE = /^(.{3,}(?:[aeo](?=se)|[aei]r))[sc]e$/;

/**
 * A verb in the spelling that it has before its pronoun, with the intended pronoun and the cost of the misspelling.
 */
type VerbAndPronoun = {
  verb: string;
  pronoun: string;
  cost: number;
  /** Whether the verb is an infinitive (before -lo). In this case, `verb` includes the final r of the infinitive. */
  isInfinitive: boolean;
  hasHyphen: boolean;
};

/**
 * Splits a lower-case form into verb and pronoun, even if the verb is unknown: "previni-la", "tornou-ce",
 * "tratase". Null if the form does not end in a pronoun.
 */
export function readPronounAfterVerb(form: string): VerbAndPronoun | null {
  const [, glued] = GLUED_SE.exec(form) ?? [];
  if (glued !== undefined)
    return { verb: glued, pronoun: 'se', cost: COSTS.hyphen, isInfinitive: false, hasHyphen: false };
  const [, verb = '', pronoun] = VERB_AND_PRONOUN.exec(form) ?? [];
  if (pronoun === undefined) return null;
  if (!pronoun.startsWith('lo') && !pronoun.startsWith('la')) {
    const cost = pronoun === 'ce' ? COSTS.sound : 0;
    return { verb, pronoun: pronoun.replace('ce', 'se'), cost, isInfinitive: false, hasHyphen: true };
  }
  const plain = verb.slice(0, -1) + plainLetter(verb.at(-1) ?? '');
  const infinitive = plain.endsWith('r') ? plain : `${plain}r`;
  return { verb: infinitive, pronoun, cost: 0, isInfinitive: true, hasHyphen: true };
}

const BEFORE_PRONOUN = /^(.{2,}?)-?(l?)([oóôaáà])(s?)$/;
const WITH_R = /^(.+[aeioô])r$/;
const WITH_VOWEL = /^(.+)([aeiouáéêíóôú])$/;

/**
 * Corrects a verb with -lo or -la if its accent is missing or misplaced, if its final r or s was not removed, or if
 * its hyphen is missing: "usa-la", "agredí-lo", "admiti-lá", "amar-la", "fazer-o", "vemos-lo", "garantilo". Null in
 * all other cases.
 */
export function repairVerbWithLo(form: string, tagsOf: TagsOf): string | null {
  const [, verb = '', l = '', vowel = '', plural = ''] = BEFORE_PRONOUN.exec(form) ?? [];
  const hasHyphen = form.includes('-');
  const pronoun = `-l${plainLetter(vowel)}${plural}`;
  if (hasHyphen && verb.endsWith('mos') && (tagsOf(verb) & TAGS.verb1p) !== 0)
    return verb.slice(0, -1) + pronoun;
  const kept = hasHyphen ? WITH_R.exec(verb)?.[1] : undefined;
  if (kept === undefined && !l) return null;
  const [, stem = '', last = ''] = WITH_VOWEL.exec(kept ?? verb) ?? [];
  const plain = plainLetter(last);
  const infinitive = [`${stem}${plain}r`, `${stem}ôr`].find((one) => (tagsOf(one) & TAGS.infinitive) !== 0);
  if (!infinitive || infinitive.at(-2)?.replace('ô', 'o') !== plain) return null;
  const repaired = withoutR(infinitive) + pronoun;
  return repaired === form ? null : repaired;
}
