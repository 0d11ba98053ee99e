import type { CheckedWord } from './checked-text.ts';
import { FINITE, NOMINAL, TAGS } from './lexicon/tags.ts';

const OFTEN = /^(?:é|são|está|estão|há|tem|têm|foi|foram|era|eram|pode|podem|deve|devem|vai|vão|faz|fazem)$/;
/** Endings of infinitives, including personal infinitives, and of verbs with a pronoun: "colocá-la". */
const INFINITIVE = /(?:[aeio]r|[aei]rem|-l[oa]s?)$/;

/** Whether a word is a finite verb in any context; false for a form that may also be a noun. */
export function hasPerson({ tags, lower }: CheckedWord): boolean {
  if (OFTEN.test(lower)) return true;
  return (
    (tags & FINITE) !== 0 &&
    (tags & NOMINAL) === 0 &&
    !INFINITIVE.test(lower) &&
    !/^(?:para|tarde)$/.test(lower)
  );
}

/**
 * Whether a verb may be in the third person or the first person plural ("nós"). Forms of the first person singular
 * are excluded, because they are often nouns ("morro", "cinco").
 */
export function isThird({ tags, lower }: CheckedWord): boolean {
  return OFTEN.test(lower) || (tags & (TAGS.verb3s | TAGS.verb3p | TAGS.verb1p)) !== 0;
}
