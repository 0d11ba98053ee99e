import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { feminineOf } from '../inflect.ts';
import { FEMININE, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { RuleMatch } from '../rule.ts';
import { genderOf, nominalBits, numberOf } from './agreement-determiners.ts';
import { hasNounBefore, hasSubject } from './subject-before.ts';

export const COPULA_SINGULAR =
  /^(?:é|for|foi|era|será|seria|seja|fosse|está|estava|esteja|fica|ficou|ficará)$/;

const pronominal = /^(?:faz|torna|tornou|fez|mostra|faria|fazia)-se$/;
const NEEDED = new Set(
  `necessário feito criado realizado aprovado implantado implementado proibido obrigatório notório nítido desenvolvido
  construído estabelecido instaurado lançado investido constatado percebido observado notado comprovado iniciado gerado
  evidenciado discutido analisado debatido elaborado repensado revisto tomado oferecido garantido adotado aplicado divulgado retirado respeitado claro`.split(
    /\s+/,
  ),
);

/** Participles followed by a predicative noun: "foi considerado uma ameaça". */
const NAMES =
  /^(?:considerado|chamado|tido|visto|denominado|eleito|nomeado|tornado|encarado|tratado|dito|nominado|classificado|apelidado)$/;

/**
 * Finds masculine participles or adjectives before the feminine noun that they describe: "é necessário a criação",
 * "foi feito uma pesquisa".
 */
export function feminineAfter(text: CheckedText): RuleMatch[] {
  return text.words.flatMap((verb, at) => {
    const described = text.words[at + 1];
    if (verb.isQuoted || !described || described.before !== '') return [];
    const isKnown = NEEDED.has(described.lower);
    if (
      !isKnown &&
      ((described.tags & TAGS.participle) === 0 ||
        !described.lower.endsWith('o') ||
        NAMES.test(described.lower))
    )
      return [];
    const isVerb =
      COPULA_SINGULAR.test(verb.lower) ||
      pronominal.test(verb.lower) ||
      /^(?:faz|torna|sido|ser)$/.test(verb.lower);
    const article = text.words[at + 2];
    const noun = text.words[at + 3];
    if (
      !isVerb ||
      hasSubject(text, verb) ||
      article?.before !== '' ||
      !/^(?:a|uma|essa|esta|sua|nossa)$/.test(article.lower)
    )
      return [];
    if (!noun || noun.before !== '' || (noun.tags & TAGS.infinitive) !== 0) return [];
    // In "ser evitado uma vez que", "uma vez que" is a conjunction.
    if (noun.lower === 'vez' && text.words[at + 4]?.lower === 'que') return [];
    // In "foi dado a sociedade", a crase may be missing instead.
    if (!isKnown && (article.lower === 'a' || hasNounBefore(text, verb, described))) return [];
    const bits = nominalBits(noun);
    const after = text.words[at + 4];
    // In "Pode ser admitido uma filha bater na mãe", the subject is the infinitive clause.
    if (after && (after.tags & TAGS.infinitive) !== 0) return [];
    if (numberOf(bits) !== SINGULAR || genderOf(bits) !== FEMININE || isObliqueA(article, after)) return [];
    const right = feminineOf(described.lower, TAGS.femSing, text.lexicon);
    const { start, end } = described;
    return [{ start, end, ...(right && { replacement: matchCase(described.text, right) }) }];
  });
}

/** Whether "a" is a preposition: "foi feito a mão", "foi aplicado a toda". */
function isObliqueA(article: CheckedWord, after: CheckedWord | undefined): boolean {
  return article.lower === 'a' && (after === undefined || /^(?:todo|partir)$/.test(after.lower));
}
