import type { Rule } from './rule.ts';
import { FREQUENT_ACCENT_RULES } from './rules/accents-frequent.ts';
import { ACCENTS_IN_CONTEXT_RULES } from './rules/accents-in-context.ts';
import { COMMA_SPLICE_RULES } from './rules/comma-splices.ts';
import { INSIDE_COMMA_RULES } from './rules/commas-inside.ts';
import { LINK_COMMA_RULES } from './rules/commas-links.ts';
import { COMMA_RULES } from './rules/commas.ts';
import { SUBJECT_COMMA_RULES } from './rules/commas-subject.ts';
import { VERB_COMMA_RULES } from './rules/commas-verb.ts';
import { CRASE_IN_CONTEXT_RULES } from './rules/crase-in-context.ts';
import { MISSING_CRASE_RULES } from './rules/crase-missing.ts';
import { CRASE_PHRASE_RULES } from './rules/crase-phrases.ts';
import { CRASE_RULES } from './rules/crase.ts';
import { DEMONSTRATIVE_RULES, PRONOUN_RULES } from './rules/pronouns.ts';
import { HA_A_RULES, MAS_MAIS_RULES } from './rules/confusions-in-context.ts';
import { CONFUSED_GRAMMAR_WORD_RULES } from './rules/confusions-grammar.ts';
import { CONFUSED_LINK_RULES } from './rules/confusions-links.ts';
import { QUESTION_WORD_RULES } from './rules/confusions-questions.ts';
import { CONFUSED_NOUN_RULES } from './rules/confusions-nouns.ts';
import { CONFUSED_VERB_RULES } from './rules/confusions-verbs.ts';
import { ADJECTIVE_AGREEMENT_RULES } from './rules/agreement-adjective.ts';
import { COMPOUND_SUBJECT_RULES } from './rules/agreement-compound.ts';
import { PREDICATE_AGREEMENT_RULES } from './rules/agreement-predicate.ts';
import { IMPERSONAL_RULES } from './rules/agreement-impersonal.ts';
import { INVERTED_AGREEMENT_RULES } from './rules/agreement-inverted.ts';
import { NOUN_AGREEMENT_RULES } from './rules/agreement-noun.ts';
import { AGREEMENT_PHRASE_RULES } from './rules/agreement-phrases.ts';
import { SUBJECT_AGREEMENT_RULES } from './rules/agreement-verb.ts';
import { OPENING_CLITIC_RULES } from './rules/clitics-opening.ts';
import { ENCLISIS_RULES } from './rules/clitics.ts';
import { RELATIVE_GOVERNMENT_RULES } from './rules/government-relative.ts';
import { NOUN_GOVERNMENT_RULES } from './rules/government-nouns.ts';
import { VERB_GOVERNMENT_RULES } from './rules/government.ts';
import { INFINITIVE_RULES } from './rules/verb-forms-infinitive.ts';
import { SUBJUNCTIVE_RULES } from './rules/verb-forms-subjunctive.ts';
import { PERSONAL_INFINITIVE_RULES } from './rules/verb-forms-personal.ts';
import { MOOD_RULES } from './rules/verb-forms-mood.ts';
import { VERB_FORM_RULES, GERUND_RULES } from './rules/verb-forms.ts';
import { SPELLING_RULES } from './rules/spelling.ts';
import { CAPITAL_INSIDE_RULES } from './rules/capitals-inside.ts';
import { CAPITAL_NAME_RULES } from './rules/capitals-names.ts';
import { CAPITAL_SENSE_RULES } from './rules/capitals-senses.ts';
import { CAPITAL_RULES } from './rules/capitals.ts';
import { DOUBLED_WORD_RULES, REPEATED_CONNECTIVE_RULES, REPEATED_WORD_RULES } from './rules/repetitions.ts';
import { ACCENT_SLIP_RULES } from './rules/slips-of-accent.ts';
import { SLIP_RULES } from './rules/slips.ts';
import { LONG_SENTENCE_RULES, STRUCTURE_RULES } from './rules/structure.ts';
import { CLAUSE_PUNCTUATION_RULES } from './rules/punctuation-clauses.ts';
import { ORDINAL_RULES } from './rules/ordinals.ts';
import { PUNCTUATION_RULES } from './rules/punctuation.ts';
import { SPACING_RULES } from './rules/spacing.ts';
import { APART_RULES } from './rules/hyphens-apart.ts';
import { TOGETHER_RULES } from './rules/hyphens-together.ts';
import { COMPOUND_RULES } from './rules/hyphens-compounds.ts';
import { PREFIX_RULES } from './rules/hyphens-prefixes.ts';
import { VERB_HYPHEN_RULES } from './rules/hyphens-verbs.ts';
import { SPOKEN_RULES } from './rules/spoken.ts';
import { SLANG_RULES } from './rules/spoken-slang.ts';
import { INTERNET_RULES } from './rules/internet.ts';
import { EXPRESSION_RULES } from './rules/expressions.ts';
import { PLEONASM_RULES } from './rules/pleonasms.ts';
import { DOUBLED_LINK_RULES } from './rules/pleonasms-links.ts';
import { HEAVY_EXPRESSION_RULES } from './rules/expressions-heavy.ts';
import { CLICHE_RULES } from './rules/cliches.ts';
import { REPERTOIRE_RULES } from './rules/repertoire.ts';
import { FIRST_PERSON_RULES } from './rules/first-person.ts';
import { VAGUE_WORD_RULES } from './rules/expressions-vague.ts';
import { VERB_NUMBER_RULES } from './rules/verb-number.ts';

/**
 * All rules. If two rules of the same severity mark the same passage, the first one wins. For how to add a rule,
 * see CONTRIBUTING.
 */
export const RULES: readonly Rule[] = [
  ...CRASE_RULES,
  ...MISSING_CRASE_RULES,
  ...CRASE_PHRASE_RULES,
  ...CRASE_IN_CONTEXT_RULES,
  ...FREQUENT_ACCENT_RULES,
  ...ACCENTS_IN_CONTEXT_RULES,
  ...MAS_MAIS_RULES,
  ...HA_A_RULES,
  ...INSIDE_COMMA_RULES,
  ...COMMA_RULES,
  ...LINK_COMMA_RULES,
  ...SUBJECT_COMMA_RULES,
  ...VERB_COMMA_RULES,
  ...COMMA_SPLICE_RULES,
  ...DEMONSTRATIVE_RULES,
  ...CONFUSED_GRAMMAR_WORD_RULES,
  ...CONFUSED_LINK_RULES,
  ...QUESTION_WORD_RULES,
  ...CONFUSED_NOUN_RULES,
  ...CONFUSED_VERB_RULES,
  ...VERB_FORM_RULES,
  ...SUBJUNCTIVE_RULES,
  ...INFINITIVE_RULES,
  ...PERSONAL_INFINITIVE_RULES,
  ...MOOD_RULES,
  ...AGREEMENT_PHRASE_RULES,
  ...IMPERSONAL_RULES,
  ...SUBJECT_AGREEMENT_RULES,
  ...COMPOUND_SUBJECT_RULES,
  ...INVERTED_AGREEMENT_RULES,
  ...NOUN_AGREEMENT_RULES,
  ...ORDINAL_RULES,
  ...ADJECTIVE_AGREEMENT_RULES,
  ...PREDICATE_AGREEMENT_RULES,
  ...PRONOUN_RULES,
  ...ENCLISIS_RULES,
  ...OPENING_CLITIC_RULES,
  ...VERB_GOVERNMENT_RULES,
  ...NOUN_GOVERNMENT_RULES,
  ...RELATIVE_GOVERNMENT_RULES,
  ...CAPITAL_NAME_RULES,
  ...CAPITAL_SENSE_RULES,
  ...CAPITAL_INSIDE_RULES,
  ...APART_RULES,
  ...TOGETHER_RULES,
  ...COMPOUND_RULES,
  ...PREFIX_RULES,
  ...VERB_HYPHEN_RULES,
  ...INTERNET_RULES,
  ...SPELLING_RULES,
  ...CAPITAL_RULES,
  ...PUNCTUATION_RULES,
  ...CLAUSE_PUNCTUATION_RULES,
  ...SPACING_RULES,
  ...DOUBLED_WORD_RULES,
  ...LONG_SENTENCE_RULES,
  ...STRUCTURE_RULES,
  ...REPEATED_WORD_RULES,
  ...REPEATED_CONNECTIVE_RULES,
  ...ACCENT_SLIP_RULES,
  ...SLIP_RULES,
  ...SPOKEN_RULES,
  ...SLANG_RULES,
  ...EXPRESSION_RULES,
  ...PLEONASM_RULES,
  ...GERUND_RULES,
  ...DOUBLED_LINK_RULES,
  ...HEAVY_EXPRESSION_RULES,
  ...CLICHE_RULES,
  ...REPERTOIRE_RULES,
  ...FIRST_PERSON_RULES,
  ...VAGUE_WORD_RULES,
  ...VERB_NUMBER_RULES,
];
