import { CONNECTIVES, RELATIVE_O_QUAL, STRONG_CONNECTIVES } from '../lexicon/connectives.ts';
import { PROPOSAL_ELEMENTS } from '../lexicon/proposal.ts';
import { FIRST_PERSON, GENERALIZATIONS, INFORMAL, SECOND_PERSON } from '../lexicon/register.ts';
import { REPERTOIRE } from '../lexicon/repertoire.ts';

/** Without the conditional ones: "se" is a pronoun far more often than a condition. */
const UNAMBIGUOUS_CONNECTIVES = Object.entries(CONNECTIVES)
  .filter(([relation]) => relation !== 'conditional')
  .flatMap(([, connectives]) => connectives);

/** Every list of expressions that is looked for in an essay, all in one pass. */
export const EXPRESSION_LISTS = {
  ...CONNECTIVES,
  connectives: UNAMBIGUOUS_CONNECTIVES,
  strongConnectives: STRONG_CONNECTIVES,
  relativeOQual: RELATIVE_O_QUAL,
  ...PROPOSAL_ELEMENTS,
  repertoire: REPERTOIRE,
  informal: INFORMAL,
  firstPerson: FIRST_PERSON,
  secondPerson: SECOND_PERSON,
  generalizations: GENERALIZATIONS,
};

export type ExpressionList = keyof typeof EXPRESSION_LISTS;
