import type { Rule } from './rule.ts';
import { FREQUENT_ACCENT_RULES } from './rules/accents-frequent.ts';
import { ACCENTS_IN_CONTEXT_RULES } from './rules/accents-in-context.ts';
import { COMMA_RULES } from './rules/commas.ts';
import { CRASE_IN_CONTEXT_RULES } from './rules/crase-in-context.ts';
import { MISSING_CRASE_RULES } from './rules/crase-missing.ts';
import { CRASE_PHRASE_RULES } from './rules/crase-phrases.ts';
import { CRASE_RULES } from './rules/crase.ts';
import { DEMONSTRATIVE_RULES } from './rules/demonstratives.ts';
import { HA_A_RULES } from './rules/ha-a.ts';
import { MAS_MAIS_RULES } from './rules/mas-mais.ts';
import { CONFUSED_GRAMMAR_WORD_RULES } from './rules/confusions-grammar.ts';
import { QUESTION_WORD_RULES } from './rules/confusions-questions.ts';
import { CONFUSED_NOUN_RULES } from './rules/confusions-nouns.ts';
import { CONFUSED_VERB_RULES } from './rules/confusions-verbs.ts';

/** Every rule; where two mark the same passage in one pen, the first wins. To add one, see CONTRIBUTING. */
export const RULES: readonly Rule[] = [
  ...CRASE_RULES,
  ...MISSING_CRASE_RULES,
  ...CRASE_PHRASE_RULES,
  ...CRASE_IN_CONTEXT_RULES,
  ...FREQUENT_ACCENT_RULES,
  ...ACCENTS_IN_CONTEXT_RULES,
  ...MAS_MAIS_RULES,
  ...HA_A_RULES,
  ...COMMA_RULES,
  ...DEMONSTRATIVE_RULES,
  ...CONFUSED_GRAMMAR_WORD_RULES,
  ...QUESTION_WORD_RULES,
  ...CONFUSED_NOUN_RULES,
  ...CONFUSED_VERB_RULES,
];
