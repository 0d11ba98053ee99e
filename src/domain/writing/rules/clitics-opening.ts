import { opensSentence, type CheckedText, type CheckedWord } from '../checked-text.ts';
import { withPronoun } from '../lexicon/clitics.ts';
import { FINITE, NOMINAL, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/**
 * Verbs that are impersonal between an opening "Se" and a word in `AFTER_IMPERSONAL`: "Se faz necessário". With
 * other words, "se" may introduce a condition.
 */
const IMPERSONAL = new Set(
  `faz fez sabe verifica constata conclui espera fala diz acredita deve pode precisa entende vê criou cria tem
  considera julga questiona`.split(/\s+/),
);
const AFTER_IMPERSONAL = new Set(
  `necessário necessária necessários necessárias importante essencial indispensável imprescindível fundamental
  urgente preciso evidente que de comum mais muito cada perceber observar notar dizer concluir afirmar levar sempre`.split(
    /\s+/,
  ),
);
/** Verbs that, after an opening "Se", are pronominal or have no agent: "Se torna", "Se trata". */
const PRONOMINAL = new Set(
  `torna tornou tornam tornaram tornava trata tratou percebe percebeu observa observou nota notou depara deparam
  esquece esquecem`.split(/\s+/),
);
const NOT_PROCLITIC = /^(?:que|se|quem|quando|porque|como|não|nunca|enquanto|embora|caso|onde|qual|quais)$/;

function isImpersonal(text: CheckedText, verb: CheckedWord): boolean {
  if (PRONOMINAL.has(verb.lower)) return true;
  const next = text.words[verb.index + 1];
  return (
    IMPERSONAL.has(verb.lower) && next !== undefined && next.before === '' && AFTER_IMPERSONAL.has(next.lower)
  );
}

/** The verb after a weak pronoun; undefined if the word may be anything other than a verb. */
function verbAfterPronoun(text: CheckedText, pronoun: CheckedWord): CheckedWord | undefined {
  const verb = text.words[pronoun.index + 1];
  if (!verb || verb.before !== '' || (verb.tags & FINITE) === 0 || (verb.tags & TAGS.infinitive) !== 0)
    return undefined;
  if (pronoun.lower === 'se') return isImpersonal(text, verb) ? verb : undefined;
  if (pronoun.lower === 'nos') return (verb.tags & NOMINAL) === 0 ? verb : undefined;
  return /^(?:me|te|lhes?)$/.test(pronoun.lower) ? verb : undefined;
}

function toMatch(text: CheckedText, pronoun: CheckedWord, verb: CheckedWord): RuleMatch {
  const { start } = pronoun;
  const { end } = verb;
  return {
    start,
    end,
    replacement: matchCase(
      text.text.slice(start, end),
      withPronoun(verb.lower, pronoun.lower, text.lexicon.tagsOf),
    ),
  };
}

function findAt(
  text: CheckedText,
  isPlace: (text: CheckedText, pronoun: CheckedWord) => boolean,
): RuleMatch[] {
  return text.words.flatMap((pronoun) => {
    if (!/^(?:se|me|te|nos|lhes?)$/.test(pronoun.lower) || pronoun.isQuoted) return [];
    const verb = verbAfterPronoun(text, pronoun);
    return verb && isPlace(text, pronoun) ? [toMatch(text, pronoun, verb)] : [];
  });
}

const MAX_OPENING = 6;
/** Openings that are the subject, wrongly separated from its verb by a comma. That is a different mistake. */
const SUBJECT =
  /^(?:o|os|as|um|uma|ele|ela|eles|elas|est[ea]s?|ess[ea]s?|muit[oa]s|a (?!partir|princípio|priori|fim)).*/;

/** "Portanto, se faz": whether only a short opening precedes the comma, without a word that attracts the pronoun. */
function standsAfterOpening(text: CheckedText, { index, before }: CheckedWord): boolean {
  if (before !== ',') return false;
  for (let at = index - 1; at >= index - MAX_OPENING; at -= 1) {
    const word = text.words[at];
    if (!word || NOT_PROCLITIC.test(word.lower)) return false;
    if (opensSentence(text, at)) return !SUBJECT.test(`${word.lower} ${text.words[at + 1]?.lower ?? ''}`);
    if (word.before !== '') return false;
  }
  return false;
}

/** Pronouns wrongly placed before the verb. */
export const OPENING_CLITIC_RULES: readonly Rule[] = [
  {
    id: 'clitics/opening-sentence',
    code: 'colocacao-pronominal',
    name: 'Pronome no começo da frase',
    message: 'Não comece a frase com “se”, “me” ou “lhe”: ponha-os depois do verbo.',
    example: 'Torna-se',
    find: (text) => findAt(text, (whole, { index }) => opensSentence(whole, index)),
  },
  {
    id: 'clitics/opening-clause',
    code: 'colocacao-pronominal',
    name: 'Pronome logo depois da vírgula',
    message: 'Depois da vírgula, “se”, “me” e “lhe” vêm depois do verbo.',
    example: 'Portanto, faz-se necessário',
    find: (text) => findAt(text, standsAfterOpening),
  },
  {
    id: 'clitics/after-semicolon',
    code: 'colocacao-pronominal',
    name: 'Pronome logo depois de ponto e vírgula ou dois-pontos',
    message: 'Depois de ponto e vírgula ou dois-pontos, “se”, “me” e “lhe” vêm depois do verbo.',
    example: 'o preço sobe; torna-se difícil comprar',
    find: (text) => findAt(text, (_whole, { before }) => /^[;:]$/.test(before)),
  },
  {
    id: 'clitics/opening-gerund',
    code: 'colocacao-pronominal',
    name: 'Pronome antes de verbo em “-ndo”',
    message: 'Depois da vírgula, “se”, “me” e “lhe” vêm depois do verbo em “-ndo”.',
    example: 'o país cresce, tornando-se rico',
    patterns: [', [se|me|lhe|lhes <ger>]', ', [nos <ger>]'],
    replacement: '$2-$1',
  },
];
