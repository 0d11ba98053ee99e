import { hasTag, itemAt, type ContextView, type Item } from '../context/context-view.ts';
import { TAGS } from '../lexicon/tags.ts';
import { agree, asksForA, governsA, isTrait, isVerbal, isVerbWithA } from './crase-governors.ts';

/** Maximum number of words between a verb and the article of its object. */
const LONGEST_INSERT = 10;
const OPENS_INSERT =
  /^(?:como|por|pel[oa]s?|sem|com|em|n[oa]s?|num|numa|ness[ea]s?|nest[ea]s?|para|até|entre|durante|através|mediante|desde|aos?|às)$/;
const FROM = /^(?:de|d[oa]s?|del[ea]s?)$/;
const STOPS = /^(?:que|quem|se|quando|onde|porque|pois|mas|nem)$/;
const ARTICLE = /^(?:os?|as|uma?|uns|umas|ess[ea]s?|est[ea]s?)$/;
/** Words within a complement that may be followed by an article. */
const BEFORE_ARTICLE = new RegExp(`${OPENS_INSERT.source}|${FROM.source}|^(?:tod[oa]s?|amb[oa]s)$`);
const TO_WHOM = /^(?:tod[oa]s?|cada|quem|sério|público|limpo|cabo|fundo)$/;
/** Verbs for taking something "de" somebody, such as "cobrar" and "tirar". */
const TAKES = /^(?:cobr|exig|tir|retir|tom|receb|esper|ouv|compr|arranc|roub|herd|sab)(?:[aeiou]|$)/;
/** Verbs that take a complement with a preposition, but no object. */
const TAKES_NO_OBJECT =
  /^(?:acab|acontec|acredit|atu[ae]|bas|cai|caí|caem|cheg|colabor|concord|confi[ae]|consist|conta[mr]?$|contribu|conviv|cresc|depend|est(?:á|ão|ar|ava|avam|eve|ou)$|exist|fala|fale|fic|foi$|foram$|for$|foc|implic|influ|insist|interfer|invest|lid|lut|mora|nasc|ocorr|particip|passa|pens|permanec|persist|pertenc|preocup|recorr|refer|result|sofr|sobreviv|tend|trabalh|trata-se|vai$|vão$|vir$|vem$|vêm$|viv|volt|ser$|será|serão|seria|são$|é$|era)/;

/**
 * Whether the noun is an object after a complement of the same verb, unless the complement ends with a word that
 * governs "a": "Tem como base a igualdade", "tiram dele a liberdade", "garante a todos a vida".
 */
export function isObjectAfterComplement(view: ContextView, at: number): boolean {
  if (governsA(itemAt(view, at - 1)) || /^(?:e|ou)$/.test(itemAt(view, at - 1).form)) return false;
  for (let from = at - 1; from >= at - LONGEST_INSERT; from -= 1) {
    const item = itemAt(view, from);
    const before = itemAt(view, from - 1);
    if (item.word === null || isVerbal(item) || STOPS.test(item.form)) return false;
    // "Garante na lei o direito básico a": the verb already has its object.
    if (ARTICLE.test(item.form) && !BEFORE_ARTICLE.test(before.form)) return false;
    const verb = before.form === ',' ? itemAt(view, from - 2) : before;
    if (isVerb(verb) && opensComplement(item, itemAt(view, from + 1), verb)) return true;
  }
  return false;
}

const isVerb = (item: Item) => isVerbal(item) || /\p{L}-(?:se|l[oa]s?)$/u.test(item.form);

function opensComplement({ form }: Item, next: Item, verb: Item): boolean {
  if (FROM.test(form)) return TAKES.test(verb.form);
  if (TAKES_NO_OBJECT.test(verb.form)) return false;
  return form === 'a' ? TO_WHOM.test(next.form) : OPENS_INSERT.test(form);
}

/** Whether the noun is an object after an insertion between two commas: "Podem reduzir, aos poucos, a fome". */
export function isObjectAfterCommas(view: ContextView, at: number): boolean {
  const open = view.signBefore[at - 1] ?? 0;
  const verb = itemAt(view, open - 1);
  return (
    itemAt(view, at - 1).form === ',' &&
    itemAt(view, open).form === ',' &&
    at - open <= LONGEST_INSERT &&
    (view.verbsBefore[at - 1] ?? 0) === 0 &&
    isVerbal(verb) &&
    !isVerbWithA(verb) &&
    !TAKES_NO_OBJECT.test(verb.form)
  );
}

/**
 * Whether the article comes right after a verb that takes an object: "Mostrar as provas", "quando se conquista a
 * confiança".
 */
export function isObjectOfVerb(view: ContextView, at: number): boolean {
  const verb = itemAt(view, at - 1);
  const isWithSe = itemAt(view, at - 2).form === 'se' && hasTag(verb, TAGS.verb3s | TAGS.verb3p);
  return (isVerb(verb) || isWithSe) && !hasTag(verb, TAGS.verb1s) && !isVerbWithA(verb) && !asksForA(verb);
}

const MAKES = /^(?:torn|consider|julg)(?:[aáeo]|ou)\p{L}{0,3}(?:-|$)/u;
const LEAVES = /^(?:mant[eéê]|mantiv|deix|ach)/;
const LONGEST_MADE = 6;

/**
 * Whether the noun is an object complement ("Tornam a bicicleta a primeira escolha") or an object after the
 * adjective that describes it ("tornar mais duras as penas", "deixa abertas as portas").
 */
export function isMade(view: ContextView, at: number): boolean {
  if (governsA(itemAt(view, at - 1))) return false;
  for (let from = at - 1; from >= at - LONGEST_MADE; from -= 1) {
    const item = itemAt(view, from);
    if (item.word === null || (from < at - 1 && OPENS_INSERT.test(item.form))) return false;
    if (MAKES.test(item.form) && isVerb(item)) return !isReflexive(itemAt(view, from - 1), item);
    if (LEAVES.test(item.form)) return from >= at - 3 && describesNext(view, at);
  }
  return false;
}

const isReflexive = (before: Item, verb: Item) =>
  /^(?:se|me|nos)$/.test(before.form) || verb.form.endsWith('-se');

/** Whether the word before the article is an adjective or participle that agrees with the noun after it. */
export function describesNext(view: ContextView, at: number): boolean {
  const trait = itemAt(view, at - 1);
  return isTrait(trait) && agree(trait, itemAt(view, at + 1));
}
