import type { CheckedSentence, CheckedWord } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { NOMINAL, TAGS } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { hasPerson } from '../has-person.ts';

/** Commas between a verb and its complement: "mostra, que", "cabe ao Estado, garantir", "é, o medo", "investe, em armas". */
export const VERB_COMMA_RULES: readonly Rule[] = [
  {
    id: 'comma/verb-que',
    code: 'virgula',
    name: 'Vírgula entre o verbo e o “que” que o completa',
    message: 'O “que” diz o que se mostra, se afirma ou se pensa: não se separa do verbo com vírgula.',
    example: 'Isso prova que a obra anda',
    find: ({ sentences, lexicon }) => (isDictionary(lexicon) ? sentences.flatMap(findBeforeQue) : []),
  },
  {
    id: 'comma/before-infinitive',
    code: 'virgula',
    name: 'Vírgula antes do verbo que completa a frase',
    message: 'O que cabe, basta ou é preciso fazer não se separa com vírgula.',
    example: 'Cabe à escola ensinar a ler',
    find: ({ sentences }) => sentences.flatMap(findBeforeInfinitive),
  },
  {
    id: 'comma/verb-object',
    code: 'virgula',
    name: 'Vírgula entre o verbo e o seu complemento',
    message: 'O verbo não se separa com vírgula do que o completa.',
    example: 'A cidade investe em parques',
    find: ({ sentences, lexicon }) => (isDictionary(lexicon) ? sentences.flatMap(findBeforeObject) : []),
  },
];

/** Verbs of saying, thinking and showing. */
const SAYS =
  /^(?:mostr|demonstr|afirm|diz|diss|acredit|pens|sab|perceb|not|observ|conclu|ressalt|lembr|destac|imagin|comprov|prov|signific|consider|entend|ach|consta|verific|evidenci|salient|enfatiz|suger|indic|revel|defend|alert|argument|garant|esper|exig)\p{L}*(?:-se)?$/u;
const BESIDE = /^(?:também|ainda|apenas|claramente|então|hoje|facilmente|aqui)$/;
const COMES_BACK = 7;

/** Whether another comma follows within a few words, so that the two commas enclose an insertion. */
function isClosed(words: readonly CheckedWord[], at: number, within = COMES_BACK): boolean {
  return words.slice(at + 1, at + 1 + within).some(({ before }) => before === ',');
}

function markAt(left: CheckedWord, right: CheckedWord): RuleMatch[] {
  return [{ start: left.start, end: right.end, replacement: `${left.text} ${right.text}` }];
}

/** "Isso mostra, que a lei": a comma right after the verb, or after an adverb beside it. */
function findBeforeQue({ words }: CheckedSentence): RuleMatch[] {
  return words.flatMap((que, at): RuleMatch[] => {
    if (que.lower !== 'que' || que.before !== ',') return [];
    const left = words[at - 1];
    if (!left || que.isQuoted) return [];
    const verb = BESIDE.test(left.lower) && left.before === '' ? words[at - 2] : left;
    if (!verb || !SAYS.test(verb.lower) || !(hasPerson(verb) || isInfinitive(verb))) return [];
    // "Como se sabe, que", "segundo afirma, que": parenthetical clauses.
    const stretch = stretchBefore(words, at);
    if (/^(?:como|segundo|conforme|que|quem)$/.test(stretch[0]?.lower ?? '') || stretch.length < 2) return [];
    if (stretch.at(-2)?.lower === 'assim' && stretch.at(-3)?.lower === 'por') return [];
    return markAt(left, que);
  });
}

function stretchBefore(words: readonly CheckedWord[], at: number): readonly CheckedWord[] {
  let from = at - 1;
  while (from > 0 && words[from]?.before === '') from -= 1;
  return words.slice(from, at);
}

function isInfinitive({ tags, lower }: CheckedWord): boolean {
  return (tags & TAGS.infinitive) !== 0 && lower.endsWith('r');
}

const FALLS_TO = /^(?:cabe|caberia|caberá|coube|compete|resta|basta)$/;
const ASKS =
  /^(?:necessário|preciso|importante|fundamental|essencial|imprescindível|indispensável|possível|impossível|fácil|difícil|melhor|comum|urgente|crucial|válido|interessante)$/;
const LONGEST_HOLDER = 9;

/**
 * Finds a comma between an expression and the infinitive that belongs to it: "Cabe ao Estado, garantir", "é fácil,
 * culpar".
 */
function findBeforeInfinitive({ words }: CheckedSentence): RuleMatch[] {
  return words.flatMap((verb, at): RuleMatch[] => {
    if (verb.before !== ',') return [];
    const left = words[at - 1];
    if (!left || verb.isQuoted || !isInfinitive(verb) || isClosed(words, at, 2)) return [];
    const stretch = stretchBefore(words, at).slice(-LONGEST_HOLDER);
    const from = stretch.findLastIndex(({ lower }) => FALLS_TO.test(lower));
    const holder = stretch.slice(from + 1);
    const falls =
      from >= 0 &&
      !holder.some((word) => hasPerson(word) || isInfinitive(word) || word.lower === 'que') &&
      (holder.length === 0 || /^(?:ao?s?|à|às|apenas|somente|também|ainda)$/.test(holder[0]?.lower ?? ''));
    const asks =
      ASKS.test(left.lower) &&
      stretch.slice(-4, -1).some(({ lower }) => /^(?:é|seria|será|foi|era|seja)$/.test(lower));
    return falls || asks ? markAt(left, verb) : [];
  });
}

const TAKES: readonly (readonly [RegExp, RegExp])[] = [
  [/^invest\p{L}*$/u, /^(?:em|n[oa]s?)$/],
  [/^(?:depend|precis|necessit)\p{L}*$/u, /^d[eoa]s?$/],
  [/^(?:consist|resid|basei|acredit|confi)\p{L}*$/u, /^(?:em|n[oa]s?)$/],
  [/^(?:contribu)\p{L}*$/u, /^(?:para|com)$/],
  [/^(?:result|implic)\p{L}*$/u, /^(?:em|n[oa]s?)$/],
  [/^(?:lut)\p{L}*$/u, /^(?:por|pel[oa]s?|contra)$/],
  [/^(?:refer|dedic|pertenc|assist|recorr|atribu)\p{L}*$/u, /^(?:aos?|à|às)$/],
  [/^acordo$/u, /^com$/],
];
/** Verbs that always take an object. */
const TRANSITIVE =
  /^(?:ger|caus|provoc|promov|acarret|ocasion|possu|represent|necessita|envolv|proporcion|abrang|caracteriz|busc|utiliz)(?:a|am|ou|aram|ava|avam|ará|arão|e|em|eu|eram|i|iu|íram|íam|ia|iam)$/;
const ARTICLE = /^(?:[oa]s?|uma?|uns|umas|seus?|suas?|ess[ea]s?|noss[oa]s?|muit[oa]s|divers[oa]s|vári[oa]s)$/;
const BE = /^(?:é|são|foi|será|seria)$/;

/**
 * Finds a comma between a verb and its object or complement: "Investe, em armas", "gerou, um pedido", "o motivo é,
 * o medo".
 */
function findBeforeObject({ words }: CheckedSentence): RuleMatch[] {
  return words.flatMap((right, at): RuleMatch[] => {
    if (right.before !== ',') return [];
    const left = words[at - 1];
    if (!left || left.isQuoted || right.isQuoted || isClosed(words, at)) return [];
    if (TAKES.some(([verb, link]) => verb.test(left.lower) && link.test(right.lower)))
      return left.lower === 'acordo' && words[at - 2]?.lower !== 'de' ? [] : markAt(left, right);
    const stretch = stretchBefore(words, at);
    if (stretch.length < 2) return [];
    const isObject = ARTICLE.test(right.lower) && ((words[at + 1]?.tags ?? 0) & NOMINAL) !== 0;
    const follows = words.slice(at + 1, at + 10).some(hasPerson);
    if (BE.test(left.lower)) {
      // "Isto é, a lei", "como é, o", "qual é, a": the words after the comma are not the complement of "é".
      if (/^(?:isto|como|qual|que|quem|onde|assim)$/.test(words[at - 2]?.lower ?? '')) return [];
      // "A questão é, a que custo?": before the announced question, a colon must replace the comma.
      if (/^(?:questão|pergunta|dúvida)$/.test(words[at - 2]?.lower ?? '')) return [];
      return (isObject && !follows) || isInfinitive(right) || right.lower === 'que'
        ? markAt(left, right)
        : [];
    }
    // "O que buscavam, as respostas": the words before the comma are not a main clause.
    const isRelative = stretch.some(({ lower }) => /^(?:que|quem|onde|quando|se)$/.test(lower));
    return TRANSITIVE.test(left.lower) && hasPerson(left) && isObject && !follows && !isRelative
      ? markAt(left, right)
      : [];
  });
}
