import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { adjectiveForm, pluralOfVerb } from '../inflect.ts';
import { NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import { oncePerText } from '../../text/memo.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { anyDeterminerOf, genderOf, maybeVerb, nominalBits, numberOf } from './agreement-determiners.ts';
import { COPULA_SINGULAR, feminineAfter } from './agreement-feminine.ts';
import { hasNounBefore, hasSubject } from './subject-before.ts';
import { tellEither } from './either-message.ts';

/** Verbs whose subject usually follows them. */
const PRESENTATIVE =
  /^(?:exist(?:e|ia|iu|irá|a|isse)|falt(?:a|ava|ou)|surg(?:e|iu|irá)|acontec(?:e|eu|ia)|ocorr(?:e|eu|ia)|aparec(?:e|eu)|sobr(?:a|ou)|rest(?:a|ou)|bast(?:a|ava|aria)|nasc(?:e|eu)|import(?:a|ou))$/;
const LOOSE = /^(?:import|acontec|ocorr|surg|aparec|nasc|rest|sobr|bast)/;
const QUANTIFIERS =
  /^(?:muit[oa]s|vári[oa]s|divers[oa]s|alguns|algumas|inúmer[oa]s|pouc[oa]s|dois|duas|três|quatro|cinco|outr[oa]s|cert[oa]s|milhares|milhões|tant[oa]s|vocês|eles|elas|aquel[ea]s)$/;
const TIMES =
  /^(?:vezes|dias|anos|meses|semanas|horas|lugares|casos|cidades|países|formas|momentos|situações)$/;
/** Matches expressions of time, which are not subjects, as in "É desviado todos os anos". */
const WHEN = /^tod[oa]s [oa]s (?:vezes|dias|noites|manhãs|tardes|semanas|meses|anos|horas)$/;

/** Whether a plural phrase begins at this index: "muitas pessoas", "os problemas", "leis". */
function opensPlural(text: CheckedText, at: number): boolean {
  const word = text.words[at];
  const next = text.words[at + 1];
  if (!word || word.before !== '' || word.isQuoted) return false;
  const opening = text.words.slice(at, at + 3).map(({ lower }) => lower);
  if (WHEN.test(opening.join(' '))) return false;
  if (QUANTIFIERS.test(word.lower)) return next?.before !== '' || !TIMES.test(next.lower);
  const determiner = anyDeterminerOf(word);
  if (determiner && /^(?:[oa]s|ess[ea]s|est[ea]s|aquel[ea]s|seus|suas|uns|umas|noss[oa]s)$/.test(word.lower))
    return (
      numberOf(determiner.tag) === PLURAL && next?.before === '' && numberOf(nominalBits(next)) === PLURAL
    );
  return !determiner && !maybeVerb(word) && numberOf(nominalBits(word)) === PLURAL && !TIMES.test(word.lower);
}

function markVerb({ lexicon }: CheckedText, verb: CheckedWord): RuleMatch {
  const right = pluralOfVerb(verb.lower, lexicon);
  return { start: verb.start, end: verb.end, ...(right && { replacement: matchCase(verb.text, right) }) };
}

/** Index after adverbial expressions such as "ainda", "mais", "no Brasil". */
function afterAdverbs({ words }: CheckedText, at: number): number {
  const word = words[at];
  if (!word || word.before !== '') return at;
  if (/^(?:mais|hoje|ainda|também|muito|apenas|só|somente)$/.test(word.lower)) return at + 1;
  return /^(?:no|na)$/.test(word.lower) && numberOf(nominalBits(words[at + 1] ?? word)) === SINGULAR
    ? at + 2
    : at;
}

function existing(text: CheckedText): RuleMatch[] {
  return text.words.flatMap((verb, at) => {
    if (verb.isQuoted || !PRESENTATIVE.test(verb.lower)) return [];
    const isLoose = LOOSE.test(verb.lower);
    const previous = text.words[at - 1];
    // In "o que acontece muitas vezes", the subject precedes the verb.
    if (
      isLoose &&
      verb.before === '' &&
      /^(?:que|isso|isto|qual|ele|ela|se|o|não)$/.test(previous?.lower ?? '')
    )
      return [];
    const from = afterAdverbs(text, at + 1);
    if (
      isLoose &&
      !QUANTIFIERS.test(text.words[from]?.lower ?? '') &&
      previous &&
      (previous.tags & NOMINAL) !== 0
    )
      return [];
    return opensPlural(text, from) ? [markVerb(text, verb)] : [];
  });
}

const COPULA_PLURAL =
  /^(?:são|forem|foram|eram|serão|seriam|sejam|fossem|estão|estavam|estejam|ficam|ficaram)$/;
/** Adjectives that may also be adverbs, or that are invariable. */
const INVARIABLE = new Set(
  `preciso só meio mesmo muito pouco tanto todo alto claro certo devido visto dado exceto bastante possível parte caro
  barato menos mais tudo junto contra independente referente tal qual bem mal melhor pior próximo frente longe igual
  primeiro último alvo resultado realidade responsabilidade cara símbolo exemplo muitos muitas quantos quantas tantos tantas`.split(
    /\s+/,
  ),
);

/** Whether a word is an adjective or participle, and nothing else, so that it can describe a noun. */
function isDescription(word: CheckedWord | undefined): word is CheckedWord {
  if (!word || word.before !== '' || INVARIABLE.has(word.lower) || word.isQuoted) return false;
  return (
    (word.tags & (TAGS.adjective | TAGS.participle)) !== 0 &&
    (word.tags & (TAGS.verb3p | TAGS.infinitive)) === 0
  );
}

type Predicate = { copula: CheckedWord; described: CheckedWord; after: number };

const copulas = oncePerText((text: CheckedText) =>
  text.words.flatMap((copula, at): Predicate[] => {
    if (copula.isQuoted || !(COPULA_SINGULAR.test(copula.lower) || COPULA_PLURAL.test(copula.lower)))
      return [];
    const isDegree = /^(?:muito|mais|menos|tão|bastante|sempre|extremamente|totalmente|bem)$/.test(
      text.words[at + 1]?.lower ?? '',
    );
    const described = text.words[at + (isDegree ? 2 : 1)];
    return isDescription(described) ? [{ copula, described, after: described.index + 1 }] : [];
  }),
);

/** Rules for agreement if the verb precedes its subject, or stands between the subject and the adjective. */
export const INVERTED_AGREEMENT_RULES: readonly Rule[] = [
  {
    id: 'agreement/existe-plural',
    code: 'concordancia',
    name: 'O verbo não concorda: sujeito depois dele',
    message: 'O sujeito vem depois do verbo e está no plural: o verbo também fica no plural.',
    example: 'existem problemas',
    find: existing,
  },
  {
    id: 'agreement/necessario-a',
    code: 'concordancia',
    name: 'O adjetivo não concorda com o que vem depois',
    message: 'O adjetivo concorda com o nome que vem depois.',
    example: 'é necessária a criação',
    find: feminineAfter,
  },
  {
    id: 'agreement/passive-plural',
    code: 'concordancia',
    name: 'O verbo não concorda: sujeito depois dele',
    message: 'O sujeito vem depois e está no plural: o que vem antes também fica no plural.',
    example: 'foram criadas leis',
    find: (text) =>
      copulas(text).flatMap(({ copula, described, after }) => {
        const isLoose =
          copula.lower === 'for' ||
          hasSubject(text, copula) ||
          hasNounBefore(text, copula, described) ||
          !COPULA_SINGULAR.test(copula.lower) ||
          (described.tags & TAGS.participle) === 0;
        return !isLoose &&
          numberOf(nominalBits(described)) === SINGULAR &&
          opensPlural(text, after) &&
          described.index === copula.index + 1
          ? [markBoth(text, copula, described, after)]
          : [];
      }),
  },
  {
    id: 'agreement/comum-plural',
    code: 'concordancia',
    name: 'O verbo não concorda: sujeito depois dele',
    message: 'O sujeito vem depois e está no plural: o que vem antes também fica no plural.',
    example: 'são comuns os acidentes',
    find: (text) =>
      copulas(text).flatMap(({ copula, described, after }) => {
        if (
          !COPULA_SINGULAR.test(copula.lower) ||
          !/^(?:comum|frequente|visível|grande)$/.test(described.lower)
        )
          return [];
        return isClause(text, after) || !opensPlural(text, after)
          ? []
          : [markBoth(text, copula, described, after)];
      }),
  },
  {
    id: 'agreement/como-mostra',
    code: 'concordancia',
    name: 'O verbo não concorda: sujeito depois dele',
    message: 'O sujeito vem depois do verbo e está no plural: o verbo também fica no plural.',
    example: 'como mostram os dados',
    patterns: [
      'como|conforme|segundo [mostra|mostrou|aponta|apontou|assinala|indica|revela|afirma|diz|disse|demonstra] os|as <plur>',
    ],
    replacement: ([verb], { lexicon }) => verb && pluralOfVerb(verb.lower, lexicon),
  },
  {
    id: 'agreement/copula-singular-adjective',
    code: 'concordancia',
    name: 'O adjetivo não concorda com o verbo no plural',
    message: 'O verbo está no plural, e o adjetivo também fica no plural.',
    example: 'são importantes',
    find: (text) =>
      copulas(text)
        .filter(
          ({ copula, described }) =>
            COPULA_PLURAL.test(copula.lower) &&
            numberOf(nominalBits(described)) === SINGULAR &&
            !precedesNoun(text, described),
        )
        .map(({ described }) => toPlural(described, text)),
  },
  {
    id: 'agreement/copula-plural-adjective',
    code: 'concordancia',
    name: 'Verbo no singular com adjetivo no plural',
    message: 'O verbo e o adjetivo ficam os dois no singular ou os dois no plural.',
    example: 'é importante; são importantes',
    find: (text) =>
      copulas(text)
        .filter(
          ({ copula, described, after }) =>
            COPULA_SINGULAR.test(copula.lower) &&
            numberOf(nominalBits(described)) === PLURAL &&
            numberOf(nominalBits(text.words[after] ?? described)) !== SINGULAR,
        )
        .map(({ copula, described }) => markEither(text, copula, described)),
  },
  {
    id: 'agreement/se-passive',
    code: 'concordancia',
    name: 'O verbo com “se” não concorda',
    message: 'O que vem depois é o sujeito e está no plural: o verbo também fica no plural.',
    example: 'observam-se muitos casos; vendem-se casas',
    find: passives,
  },
];

/** Changes verb and adjective to the plural of the following subject: "foi criado leis" → "foram criadas leis". */
function markBoth(text: CheckedText, copula: CheckedWord, described: CheckedWord, after: number): RuleMatch {
  const { start } = copula;
  const { end } = described;
  const noun = text.words
    .slice(after, after + 3)
    .find(
      (word) => !/^tod[oa]s$/.test(word.lower) && !anyDeterminerOf(word) && genderOf(nominalBits(word)) !== 0,
    );
  const gender = genderOf(noun ? nominalBits(noun) : nominalBits(described)) || NOMINAL;
  const verb = pluralOfVerb(copula.lower, text.lexicon);
  const adjective = adjectiveForm(described.lower, PLURAL & gender, text.lexicon);
  if (!verb || !adjective) return { start, end };
  const between = text.text.slice(copula.end, described.start);
  return { start, end, replacement: `${matchCase(copula.text, verb)}${between}${adjective}` };
}

/**
 * Marks verb and adjective if only the writer knows which number was meant, as in "A rua é perigosas"; the message
 * states both corrections.
 */
function markEither(text: CheckedText, copula: CheckedWord, described: CheckedWord): RuleMatch {
  const { start } = copula;
  const { end } = described;
  const gender = genderOf(nominalBits(described)) || NOMINAL;
  const singular = adjectiveForm(described.lower, SINGULAR & gender, text.lexicon);
  const plural = pluralOfVerb(copula.lower, text.lexicon);
  if (!singular || !plural) return { start, end };
  const between = text.text.slice(copula.end, described.start);
  const either = [`${copula.lower}${between}${singular}`, `${plural}${between}${described.lower}`];
  return { start, end, ...tellEither(copula, described, either) };
}

/** Whether the subject is a clause: "é comum os jovens saírem". */
function isClause({ words }: CheckedText, from: number): boolean {
  return words
    .slice(from, from + 8)
    .some(({ tags, lower }) => (tags & TAGS.infinitive) !== 0 || /rem$|^(?:que|quando|se)$/.test(lower));
}

const SE_PASSIVE =
  /^(observa|observou|percebe|nota|vê|viu|vende|aluga|compra|cria|criou|faz|fez|busca|usa|utiliza|encontra|verifica|constata|perde|gasta|exige|espera|discute|discutia|adota|apresenta|produz|divulga|evita|consegue|destaca|ouve|ouviu|formou|forma|comete|tem|respeite|tome|tomou|tolera|tolerava|ultrapasse|gera|gerou|desenvolve|resolve|implante|invista|crie|faça|realize|realiza|realizou|procura|publica|publicou)(-se)?$/;
/** Matches words after which "se" is a pronoun; after other words it may introduce a condition. */
const ASKS_FOR = /^(?:necessário|importante|para|preciso|fundamental|possível|já|dia|vez|medida)$/;
const BEFORE_SE = /^(?:não|já|onde|quando|também|ainda|nunca|jamais|sempre|pouco)$/;

/**
 * Finds singular verbs with "se" before a plural subject. Correct forms are "vendem-se casas" and "não se discutem
 * as leis".
 */
function passives(text: CheckedText): RuleMatch[] {
  return text.words.flatMap((verb, at) => {
    const [, stem, pronoun] = SE_PASSIVE.exec(verb.lower) ?? [];
    if (!stem || verb.isQuoted || !opensPlural(text, at + 1)) return [];
    if (pronoun === undefined && !isPassiveBehindSe(text, verb)) return [];
    const plural = pluralOfVerb(stem, text.lexicon);
    const { start, end } = verb;
    return [{ start, end, ...(plural && { replacement: matchCase(verb.text, plural + (pronoun ?? '')) }) }];
  });
}

/**
 * Whether a verb after "se" is passive. Excluded are sentences with an agent ("o aluno que se faz perguntas"), and
 * "não se tem notícias", which is acceptable without a subject.
 */
function isPassiveBehindSe({ words }: CheckedText, { index, before, lower }: CheckedWord): boolean {
  const [far, opener, se] = words.slice(Math.max(0, index - 3), index);
  if (lower === 'tem' || before !== '' || se?.lower !== 'se' || se.before !== '') return false;
  return opener?.lower === 'que' ? ASKS_FOR.test(far?.lower ?? '') : BEFORE_SE.test(opener?.lower ?? '');
}

/** Whether the adjective describes the following noun: "São excelente meio de". */
function precedesNoun(text: CheckedText, { index }: CheckedWord): boolean {
  const next = text.words[index + 1];
  return next?.before === '' && !maybeVerb(next) && numberOf(nominalBits(next)) === SINGULAR;
}

function toPlural(described: CheckedWord, { lexicon }: CheckedText): RuleMatch {
  const { start, end, lower, text } = described;
  const plural = adjectiveForm(lower, PLURAL & (genderOf(nominalBits(described)) || NOMINAL), lexicon);
  return { start, end, ...(plural && { replacement: matchCase(text, plural) }) };
}
