import { expandLigatures, stripInvisible, toLowerForm } from '../../text/normalize-text.ts';
import { hasClitics } from './clitics.ts';
import { isCompound } from './compounds.ts';
import { LOANWORDS } from './loanwords.ts';
import { VERBAL, type TagsOf } from './tags.ts';

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{M}\p{N}'’‐‑-]/u;
/** Matches an acronym, which has at most six capitals; longer forms are words written in capitals. */
const ACRONYM = /^\p{Lu}{1,6}(?:\p{Ll}?\p{Lu}+)?s?$/u;
const ROMAN = /^[IVXLCDM]+$/;
/** Maximum length of a word. The limit also bounds the time to split compounds. */
const LONGEST = 60;
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
const ELIDED = /^(?:d|n|l|pingo-d|copo-d|caixa-d|mãe-d|olho-d|pau-d|gota-d|estrela-d)$/;

/**
 * Creates a function that tests whether a word in a text is spelled correctly. Any capitals, pronouns joined to
 * verbs, and compounds are accepted, as are forms without a spelling (numbers, acronyms, other scripts).
 */
export function createWordTest(tagsOf: TagsOf): (word: string) => boolean {
  // Loanwords may also be verbs to which a pronoun is joined: "empoderar-se", "adequam-se".
  const tagsOfVerb: TagsOf = (form) => tagsOf(form) || (LOANWORDS.has(form) ? VERBAL : 0);
  const has = (form: string): boolean =>
    tagsOf(form) !== 0 || LOANWORDS.has(form) || hasClitics(form, tagsOfVerb) || isCompound(form, has);
  const hasFolded = (form: string, lower: string): boolean => {
    if (has(lower) || tagsOf(form) !== 0) return true;
    if (form === lower) return false;
    // The form may be a name written in capitals, or a word that the dictionary contains only with capitals.
    return tagsOf(capitalize(lower)) !== 0 || tagsOf(form.toUpperCase()) !== 0;
  };
  return (word) => {
    const form = expandLigatures(stripInvisible(word))
      .normalize('NFC')
      .replaceAll(/[‐‑]/g, '-')
      .replaceAll('’', "'");
    if (form.length <= 1 || form.length > LONGEST || /[\p{N}ªº°]/u.test(form) || OTHER_SCRIPT.test(form))
      return true;
    if (ROMAN.test(form) || ACRONYM.test(form) || INNER_CAPITAL.test(form)) return true;
    const lower = toLowerForm(form);
    const apostrophe = lower.indexOf("'");
    if (apostrophe < 0) return hasFolded(form, lower);
    const [before, after] = [lower.slice(0, apostrophe), form.slice(apostrophe + 1)];
    return (
      tagsOf(lower) !== 0 ||
      after.length <= 1 ||
      (ELIDED.test(before) && hasFolded(after, after.toLowerCase()))
    );
  };
}

function capitalize(lower: string): string {
  return lower.replaceAll(/(?:^|-)\p{Ll}/gu, (start) => start.toUpperCase());
}
