import { readFileSync } from 'node:fs';
import { readAffixes, type Affix } from './read-affixes.ts';
import { tagDerived, tagEntry } from './tag-form.ts';

/** Flags of forms with pronouns joined by hyphens (taken apart when a text is read) and of whole country names. */
const LEFT_OUT = new Set('kmnopqrsv9');
/** Flags of forms that the dictionary forbids, and of spellings it only warns about: "pára". */
const FORBIDDEN = new Set('ý~');

/** The forms of the installed package `dictionary-pt`. */
export function expandInstalledDictionary(seen?: SeeForm): Map<string, number> {
  const read = (file: string) =>
    readFileSync(new URL(`../../../node_modules/dictionary-pt/${file}`, import.meta.url), 'utf8');
  return expandDictionary(read('index.dic'), read('index.aff'), seen);
}

/** Called for each form with the entry it is derived from. */
type SeeForm = (form: string, entry: string) => void;

/** Every form of the dictionary with its tags (see `tags.ts`), except clitic forms. */
export function expandDictionary(dictionary: string, affixFile: string, seen?: SeeForm): Map<string, number> {
  const { suffixes, prefixes } = readAffixes(affixFile);
  const forms = new Map<string, number>();
  const add = (form: string, tags: number, entry: string) => {
    forms.set(form, (forms.get(form) ?? 0) | tags);
    seen?.(form, entry);
  };
  for (const line of dictionary.split('\n').slice(1)) {
    const [word = '', flagList = ''] = line.trim().split('/');
    const flags = [...flagList];
    if (!word || flags.some((flag) => FORBIDDEN.has(flag))) continue;
    const entry = tagEntry(word, flags);
    const own: [string, number][] = [[word, entry]];
    for (const flag of flags) {
      if (LEFT_OUT.has(flag)) continue;
      for (const suffix of suffixes(flag, word)) {
        const form = withSuffix(word, suffix);
        if (form !== null && !isOnlyBeforePronoun(form, flag, word))
          own.push([form, tagDerived(form, flag, word, entry)]);
      }
    }
    const before = flags.flatMap((flag) => prefixes.get(flag) ?? []);
    for (const [form, tags] of own) {
      add(form, tags, word);
      for (const prefix of before)
        if (fits(form, prefix)) add(prefix.add + form.slice(prefix.strip.length), tags, word);
    }
  }
  return forms;
}

/** "Usá", "vendê" are words only before a pronoun ("usá-lo"), and such forms are recognized by their infinitive. */
function isOnlyBeforePronoun(form: string, flag: string, infinitive: string): boolean {
  return /[ab]/.test(flag) && /[áê]$/.test(form) && form.slice(0, -1) === infinitive.slice(0, -2);
}

function withSuffix(word: string, suffix: Affix): string | null {
  if (!word.endsWith(suffix.strip) || !fits(word, suffix)) return null;
  return word.slice(0, word.length - suffix.strip.length) + suffix.add;
}

function fits(word: string, affix: Affix): boolean {
  return affix.fits === null || affix.fits.test(word);
}
