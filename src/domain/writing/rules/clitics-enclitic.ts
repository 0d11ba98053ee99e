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

/** Takes a verb and its pronoun apart; infinitives, and the pronouns that change the verb ("fazê-lo"), are left out. */
export function readEnclitic(lower: string, lexicon: Lexicon): Enclitic | undefined {
  const [, verb = '', pronoun = ''] = ENCLITIC.exec(lower) ?? [];
  if ((lexicon.tagsOf(verb) & VERBAL) === 0) return undefined;
  const isNasal = /(?:m|ão|õe)$/.test(verb);
  if (!/^n[oa]/.test(pronoun)) return { verb, before: pronoun };
  if (pronoun === 'nos') return { verb, before: isNasal ? undefined : pronoun };
  return isNasal ? { verb, before: pronoun.slice(1) } : undefined;
}
