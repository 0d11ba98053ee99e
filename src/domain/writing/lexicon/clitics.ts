import { plainLetter } from './edit-costs.ts';
import { FINITE, TAGS, VERBAL, type TagsOf } from './tags.ts';

const CLITIC = 'me|te|se|lhe|lhes|nos|vos|o|a|os|as|lo|la|los|las|no|na|nas';
const SECOND = '(?:-(?:me|te|lhe|lhes|nos|vos|o|a|os|as|lo|la|los|las))?';
const ENCLISIS = new RegExp(`^(.+?)-(${CLITIC})${SECOND}$`);
const MESOCLISIS = new RegExp(`^(.+?)-(${CLITIC})-(ei|ás|á|emos|eis|ão|ia|ias|íamos|íeis|iam)$`);
const AFTER_LOST_CONSONANT = /^l[oa]s?$/;
const AFTER_NASAL = /^n[oa]s?$/;

/** Infinitives lose their r before -lo and write the accent that the rest then needs. */
const INFINITIVE_ENDINGS: Record<string, string> = { á: 'ar', ê: 'er', i: 'ir', í: 'ir', ô: 'or' };
const SHORT_FUTURES: Record<string, string> = { far: 'fazer', dir: 'dizer', trar: 'trazer' };
const SHORT_FUTURES_CUT: Record<string, string> = { fá: 'fazer', di: 'dizer', trá: 'trazer' };

/** Whether a form is a verb with pronouns joined by hyphens: "torna-se", "fazê-lo", "dar-lhe-ia", in lower case. */
export function hasClitics(form: string, tagsOf: TagsOf): boolean {
  if (!form.includes('-')) return false;
  const is = (verb: string, bits: number) => (tagsOf(verb) & bits) !== 0;
  const [, future, inside] = MESOCLISIS.exec(form) ?? [];
  if (future && inside) return infinitivesOf(future, inside).some((verb) => is(verb, TAGS.infinitive));
  const [, verb, clitic] = ENCLISIS.exec(form) ?? [];
  if (!verb || !clitic) return false;
  if (AFTER_LOST_CONSONANT.test(clitic)) {
    return cutForms(verb).some((whole) => is(whole, VERBAL & ~TAGS.verb2));
  }
  if (clitic === 'nos' && is(`${verb}s`, TAGS.verb1p)) return true;
  if (AFTER_NASAL.test(clitic) && clitic !== 'nos') return /(?:m|ão|õe)$/.test(verb) && is(verb, FINITE);
  return is(verb, VERBAL) && !(/^[oa]s?$/.test(clitic) && /[rsz]$/.test(verb));
}

function infinitivesOf(verb: string, clitic: string): string[] {
  if (!AFTER_LOST_CONSONANT.test(clitic)) return [SHORT_FUTURES[verb] ?? verb];
  return [SHORT_FUTURES_CUT[verb] ?? infinitiveOf(verb)];
}

function infinitiveOf(verb: string): string {
  const last = verb.at(-1) ?? '';
  const stem = verb.slice(0, -1);
  if (last === 'ô') return `${stem}or`;
  // After a vowel the i stands alone and is accented: "construí-lo", but "segui-lo".
  const needsAccent = /(?:[^gq]u|[aeo])$/.test(stem);
  if ((last === 'i' && needsAccent) || (last === 'í' && !needsAccent)) return '';
  const ending = INFINITIVE_ENDINGS[last];
  return ending === undefined ? '' : stem + ending;
}

/** Forms that a verb before -lo may have lost its r, s or z from. */
function cutForms(verb: string): string[] {
  const infinitive = infinitiveOf(verb);
  const forms = [infinitive, infinitive.replace(/or$/, 'ôr'), `${verb}s`, `${verb}z`];
  // "fá-lo", "trá-lo", "fê-lo".
  const plain = verb.replace(/á$/, 'a').replace(/ê$/, 'e');
  return [...forms, `${plain}z`].filter((form) => form.length > 1);
}

const PRONOUN_AT_END = /^(.+)([aeiouáéêíóôú])-(l)([oóôaáà])(s?)$/;
const FINAL_VOWELS: Record<string, readonly string[]> = { a: ['á'], e: ['ê'], i: ['i', 'í'], o: ['ô'] };

/** What was meant by a verb with -lo or -la whose accent is missing or misplaced: "usa-la", "agredí-lo", "admiti-lá". */
export function repairAccent(form: string, tagsOf: TagsOf): string | null {
  const [, start = '', vowel = '', l = '', pronoun = '', plural = ''] = PRONOUN_AT_END.exec(form) ?? [];
  const ending = `-${l}${plainLetter(pronoun)}${plural}`;
  const repaired = (FINAL_VOWELS[plainLetter(vowel)] ?? []).map((final) => start + final + ending);
  return repaired.find((one) => one !== form && hasClitics(one, tagsOf)) ?? null;
}
