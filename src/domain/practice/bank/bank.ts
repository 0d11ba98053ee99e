import { ACCENT_SENTENCES } from './accents.ts';
import { ACCENT_OF_WORD_SENTENCES } from './accents-of-words.ts';
import { AGREEMENT_INVERTED_SENTENCES } from './agreement-inverted.ts';
import { AGREEMENT_NOUN_SENTENCES } from './agreement-nouns.ts';
import { AGREEMENT_VERB_SENTENCES } from './agreement-verbs.ts';
import { CAPITAL_OF_INSTITUTION_SENTENCES } from './capitals-of-institutions.ts';
import { CLITIC_ATTRACTED_SENTENCES } from './clitics-attracted.ts';
import { COMMA_SENTENCES_1 } from './commas-1.ts';
import { COMMA_SENTENCES_2 } from './commas-2.ts';
import { COMMA_SENTENCES_3 } from './commas-3.ts';
import { CONFUSION_OF_LINK_SENTENCES } from './confusions-of-links.ts';
import { CRASE_SENTENCES_1 } from './crase-1.ts';
import { CRASE_SENTENCES_2 } from './crase-2.ts';
import { DEMONSTRATIVE_SENTENCES } from './demonstratives.ts';
import { EXPRESSION_SENTENCES } from './expressions.ts';
import type { RuleSentences } from './rule-sentences.ts';
import { STRUCTURE_SENTENCES } from './structure.ts';

/** The practice sentences of all rules; each rule has one entry. */
export const PRACTICE_BANK: readonly RuleSentences[] = [
  ...CRASE_SENTENCES_1,
  ...CRASE_SENTENCES_2,
  ...COMMA_SENTENCES_1,
  ...COMMA_SENTENCES_2,
  ...COMMA_SENTENCES_3,
  ...AGREEMENT_NOUN_SENTENCES,
  ...AGREEMENT_VERB_SENTENCES,
  ...AGREEMENT_INVERTED_SENTENCES,
  ...ACCENT_SENTENCES,
  ...ACCENT_OF_WORD_SENTENCES,
  ...CONFUSION_OF_LINK_SENTENCES,
  ...CLITIC_ATTRACTED_SENTENCES,
  ...DEMONSTRATIVE_SENTENCES,
  ...EXPRESSION_SENTENCES,
  ...CAPITAL_OF_INSTITUTION_SENTENCES,
  ...STRUCTURE_SENTENCES,
];
