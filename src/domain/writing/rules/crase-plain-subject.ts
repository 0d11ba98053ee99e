import { hasTag, itemAt, type ContextView, type Item } from '../context/context-view.ts';
import { FEMININE, FINITE, NOMINAL, PLURAL, TAGS } from '../lexicon/tags.ts';
import { agree, governsA, isTrait, isVerbal, mayAskForA } from './crase-governors.ts';
import { describesNext } from './crase-plain-object.ts';

/**
 * Whether the noun is the subject that follows its verb of movement: "Até onde vai a liberdade", "lá se foram as
 * férias", "chegou ao fim a busca", "o quão longe pode chegar a maldade".
 */
export function isWhatGoes(view: ContextView, at: number): boolean {
  const verb = itemAt(view, at - 1).form;
  const before = itemAt(view, at - 2).form;
  if (/^(?:vai|vão|ia|iam|irá|irão|foi|foram)$/.test(verb)) return /^(?:se|onde|como)$/.test(before);
  if (verb.startsWith('cheg'))
    return /^(?:vez|hora)$/.test(itemAt(view, at + 1).form) || asksHowFar(view, at - 1);
  return ENDS.test(`${itemAt(view, at - 3).form} ${before} ${verb}`);
}

const ENDS = /^(?:cheg\p{L}+ ao fim|v[eê]\p{L}+ à tona|entr\p{L}+ em vigor|cham\p{L}+ a atenção)$/u;

/** Whether the words before the verb ask how far: "Onde pode chegar", "quão longe chega". */
function asksHowFar(view: ContextView, verb: number): boolean {
  const asked = isVerbal(itemAt(view, verb - 1)) ? verb - 2 : verb - 1;
  return /^(?:onde|aonde|longe)$/.test(itemAt(view, asked).form);
}

/**
 * Whether an expression of time or an adverb precedes, so that a subject or an object follows: "Todos os dias as
 * notícias", "talvez as notícias".
 */
export function isAfterAdverb(view: ContextView, at: number): boolean {
  return /^(?:dias?|anos?|meses|mês|semanas?|vezes|horas?|tempos?|pior|melhor|antes|hoje|ontem|talvez|porventura|eis|senão|exceto|salvo)$/.test(
    itemAt(view, at - 1).form,
  );
}

/** "Entre os povos a paz deve", "com armas as pessoas resolviam": a comma is missing, and the noun is the subject. */
export function opensNextClause(view: ContextView, at: number): boolean {
  const isDelayed = /^(?:ainda|já|não|também|só|nunca|sempre|se)$/.test(itemAt(view, at + 2).form);
  const verb = itemAt(view, isDelayed ? at + 3 : at + 2);
  return isVerbal(verb) && !hasTag(verb, TAGS.infinitive | TAGS.gerund) && isBareNoun(itemAt(view, at - 1));
}

function isBareNoun(item: Item): boolean {
  return hasTag(item, NOMINAL) && !hasTag(item, VERBAL_PARTICIPLE);
}

const VERBAL_PARTICIPLE = FINITE | TAGS.infinitive | TAGS.gerund | TAGS.participle;

const OPENS_ADJUNCT =
  /^(?:em|n[oa]s?|num|numa|ness[ea]s?|nest[ea]s?|naquel[ea]s?|após|durante|com|sem|por|pel[oa]s?|fora|diante|hoje|atualmente|até|desde|para|entre|dentro|mesmo|segundo)$/;
const LONGEST_ADJUNCT = 12;
const FARTHEST_VERB = 8;

/**
 * Whether the noun is the subject after an opening without a verb: "Nos séculos passados a escola era", "em busca
 * de lucro as empresas cortam".
 */
export function opensClause(view: ContextView, at: number): boolean {
  const start = (view.signBefore[at] ?? 0) + 1;
  const first = /^(?:e|mas|pois|porém)$/.test(itemAt(view, start).form) ? start + 1 : start;
  if (first >= at || at - first > LONGEST_ADJUNCT || (view.verbsBefore[at] ?? 0) > 0) return false;
  if (!OPENS_ADJUNCT.test(itemAt(view, first).form) || governsA(itemAt(view, at - 1))) return false;
  const number =
    ((itemAt(view, at + 1).word?.tags ?? 0) & FEMININE & PLURAL) !== 0 ? TAGS.verb3p : TAGS.verb3s;
  for (let ahead = at + 2; ahead <= at + FARTHEST_VERB; ahead += 1) {
    const item = itemAt(view, ahead);
    if (item.word === null || item.form === 'que') return false;
    if (isVerbal(item) || item.form === 'era') return hasTag(item, number);
    if (
      /^(?:[oa]s?|uma?)$/.test(item.form) &&
      !/^(?:entre|sobre|para|com)$/.test(itemAt(view, ahead - 1).form)
    )
      return false;
  }
  return false;
}

const STATES =
  /^(?:é|são|era|eram|foi|foram|será|serão|seria|seriam|seja|sejam|fosse|fossem|sendo|ser|serem|está|estão|estava|estavam|fica|ficam|torna|tornam|tornou|tornaram|tornará|tornarão|resta|restam|chega|chegam|sobrev\p{L}+)$/u;
const LINKS_BEFORE =
  /^(?:\^|,|:|;|que|como|porque|pois|onde|quando|assim|não|também|já|até|ainda|portanto|logo|então|\p{L}+mente)$/u;

/**
 * "São para a economia as vacinas", "é chegada a hora", "é difícil as mudanças": if no subject precedes the verb,
 * the noun may be the subject.
 */
export function mayFollowState(view: ContextView, at: number): boolean {
  for (let back = 1; back <= FARTHEST_STATE; back += 1) {
    const { form } = itemAt(view, at - back);
    if (/^[\^,.:;?!]$/.test(form)) return false;
    if (!STATES.test(form)) continue;
    let first = at - back;
    while (isVerbal(itemAt(view, first - 1))) first -= 1;
    if (!isNoObject(view, at, at - back)) return false;
    if (describesBefore(view, first)) return true;
    return (
      LINKS_BEFORE.test(itemAt(view, first - 1).form) &&
      (describesNext(view, at) || !isRelative(view, first - 1))
    );
  }
  return false;
}

/**
 * Whether the words between verb and noun allow the noun to be the subject: an adjective, or an expression of time,
 * place or manner.
 */
function isNoObject(view: ContextView, at: number, verb: number): boolean {
  const trait = itemAt(view, at - 1);
  if (at - 1 === verb || trait.word === null) return true;
  const between = view.items.slice(verb + 1, at - 1);
  if (isTrait(trait) && governsA(trait))
    return describesNext(view, at) && !itemAt(view, verb).form.startsWith('est');
  // The noun may be the subject in "É difícil as mudanças", "é um erro grave as pessoas saírem"; not in "são
  // causados danos graves a".
  if (isTrait(trait))
    return (
      describesNext(view, at) ||
      between.every((item) => isTrait(item) || !hasTag(item, NOMINAL)) ||
      hasTag(itemAt(view, at + 2), TAGS.infinitive)
    );
  return between.some(({ form }) => BEFORE_COMPLEMENT.test(form));
}

/** "As crianças que são": the noun before "que" is the subject of the verb. In "uma vez que são", it is not. */
function isRelative(view: ContextView, at: number): boolean {
  const before = itemAt(view, at - 1);
  return (
    itemAt(view, at).form === 'que' &&
    hasTag(before, NOMINAL) &&
    !isVerbal(before) &&
    !/^(?:vez|fato|forma|modo|maneira|medida|ponto|visto|dado|posto)$/.test(before.form)
  );
}

const BEFORE_COMPLEMENT = /^(?:em|de|d[ao]s?|para|por|pel[ao]s?|n[ao]s?|como|com|desde|uma?|[oa]s?)$/;
const FARTHEST_STATE = 6;

/** Whether an adjective precedes the verb: "Tão úteis são para a saúde as vacinas". */
function describesBefore(view: ContextView, verb: number): boolean {
  return (
    hasTag(itemAt(view, verb - 1), NOMINAL) && /^(?:tão|quão|mais|muito)$/.test(itemAt(view, verb - 2).form)
  );
}

/** "Colocadas as pautas", "se tomadas as medidas": the word before describes the noun after it. */
export function isToldBefore(view: ContextView, at: number): boolean {
  const trait = itemAt(view, at - 1);
  const before = itemAt(view, at - 2).form;
  if (before === '^' && isParticiple(trait)) return true;
  if (!agree(trait, itemAt(view, at + 1)) || mayAskForA(trait)) return false;
  return isParticiple(trait) && (BEFORE_ABSOLUTE.test(before) || IS.test(before));
}

const PARTICIPLE = /(?:[ai]d|feit|dit|post|vist|abert|escrit)as?$/;
const isParticiple = (item: Item) => hasTag(item, NOMINAL) && PARTICIPLE.test(item.form);
const BEFORE_ABSOLUTE = /^(?:[,;:]|se|de|vez|após|quando|e)$/;
const IS = /^(?:fosse[m]?|seria[m]?|está|estão|estava[m]?)$/;

/** "Foram cumpridas as normas", "começam a ser criadas as primeiras escolas": the subject follows. */
export function isPassive(view: ContextView, at: number): boolean {
  const verb = itemAt(view, at - 2).form;
  const participle = itemAt(view, at - 1);
  if (!/[ai]d[ao]s?$/.test(participle.form)) return false;
  if (/^(?:sid[ao]|foram|sejam|serão|estejam)$/.test(verb)) return true;
  return /^(?:ser|serem|sendo)$/.test(verb) && !governsA(participle);
}
