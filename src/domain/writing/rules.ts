import type { Rule } from './rule.ts';
import { CRASE_RULES } from './rules/crase.ts';
import { CONFUSED_GRAMMAR_WORD_RULES } from './rules/confusions-grammar.ts';
import { QUESTION_WORD_RULES } from './rules/confusions-questions.ts';
import { CONFUSED_NOUN_RULES } from './rules/confusions-nouns.ts';
import { CONFUSED_VERB_RULES } from './rules/confusions-verbs.ts';

/** Every rule; where two mark the same passage in one pen, the first wins. To add one, see CONTRIBUTING. */
export const RULES: readonly Rule[] = [
  ...CRASE_RULES,
  ...CONFUSED_GRAMMAR_WORD_RULES,
  ...QUESTION_WORD_RULES,
  ...CONFUSED_NOUN_RULES,
  ...CONFUSED_VERB_RULES,
];
