import type { CheckedText } from '../checked-text.ts';
import { NOMINAL } from '../lexicon/tags.ts';
import { matchCase } from '../match-case.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Pronouns that take up what has been said: "esse", where many write "este". */
export const DEMONSTRATIVE_RULES: readonly Rule[] = [
  {
    id: 'demonstrative/este',
    code: 'demonstrativo',
    name: '“Este” para retomar o que já foi dito',
    message: 'Para retomar o que já foi dito use “esse”, “essa”, “isso”; “este” anuncia o que vem.',
    find: findAnaphoric,
  },
];

const BEFORE_NOUN = /^[dn]?est[ea]s?$/;
const ALONE = /^[dn]?isto$/;

/** What is here and now is named with "este". */
const NEAR = new Set(
  'momento século ano mês semana dia trabalho texto artigo mundo país redação planeta vida instante hoje parágrafo domingo sábado manhã noite tarde época década tema'.split(
    ' ',
  ),
);

/** The first sentence has nothing yet to take up. */
function findAnaphoric({ words, text }: CheckedText): RuleMatch[] {
  return words.flatMap(({ lower, start, end, index, sentence, isQuoted }) => {
    if (sentence === 0 || isQuoted) return [];
    const next = words[index + 1];
    if (!next || next.before !== '') return [];
    const isBeforeNoun = BEFORE_NOUN.test(lower) && (next.tags & NOMINAL) !== 0 && !NEAR.has(next.lower);
    const isAlone = ALONE.test(lower) && next.lower !== 'é' && next.lower !== 'sim';
    if (!isBeforeNoun && !isAlone) return [];
    const replacement = lower.replace('st', 'ss');
    return [{ start, end, replacement: matchCase(text.slice(start, end), replacement) }];
  });
}
