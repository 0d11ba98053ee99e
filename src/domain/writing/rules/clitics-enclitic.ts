import type { Lexicon } from '../lexicon/lexicon.ts';
import { TAGS } from '../lexicon/tags.ts';

/** A verb with a pronoun after it, "torna-se". */
export type Enclitic = {
  verb: string;
  /** The pronoun as it stands before the verb, where that is sure: "fazem-no" → "o", but "fazem-nos" is "os" or "nos". */
  before: string | undefined;
};

const ENCLITIC = /^(\p{L}+)-(me|te|se|nos|lhes?|[oa]s?|n[oa]|nas)$/u;
const VERBAL = TAGS.verb1s | TAGS.verb3s | TAGS.verb3p | TAGS.verb1p | TAGS.gerund | TAGS.participle;

/** "tornará", "tornaria": not the infinitive's other forms, "queria". */
export function isFuture(verb: string, lexicon: Lexicon): boolean {
  const stem = /^(.*r)(?:á|ão|ei|emos|ia|iam|íamos)$/.exec(verb)?.[1];
  return stem !== undefined && (lexicon.tagsOf(stem) & TAGS.infinitive) !== 0;
}

/** Takes a verb and its pronoun apart; infinitives, and the pronouns that change the verb ("fazê-lo"), are left out. */
export function readEnclitic(lower: string, lexicon: Lexicon): Enclitic | undefined {
  const [, verb = '', pronoun = ''] = ENCLITIC.exec(lower) ?? [];
  if ((lexicon.tagsOf(verb.replace(/mo$/, 'mos')) & VERBAL) === 0 && !isFuture(verb, lexicon))
    return undefined;
  const isNasal = /(?:m|ão|õe)$/.test(verb);
  if (!/^n[oa]/.test(pronoun)) return { verb, before: pronoun };
  // "vemo-nos" was "vemos".
  if (pronoun === 'nos' && verb.endsWith('mo')) return { verb: `${verb}s`, before: pronoun };
  if (pronoun === 'nos') return { verb, before: isNasal ? undefined : pronoun };
  return isNasal ? { verb, before: pronoun.slice(1) } : undefined;
}
