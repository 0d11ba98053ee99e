import { hasTag, itemAt, type ContextView, type Item } from '../context/context-view.ts';
import { NOMINAL, TAGS } from '../lexicon/tags.ts';
import { isDueToSomebody, isWhatIsDue } from './crase-due.ts';
import { asksForA, isVerbal } from './crase-governors.ts';
import {
  isMade,
  isObjectAfterCommas,
  isObjectAfterComplement,
  isObjectOfVerb,
} from './crase-plain-object.ts';
import {
  isAfterAdverb,
  isPassive,
  isToldBefore,
  isWhatGoes,
  mayFollowState,
  opensClause,
  opensNextClause,
} from './crase-plain-subject.ts';

/**
 * With log odds of at least this value, the noun is treated as neither subject nor object, unless it is certain to
 * be one of them.
 */
const SURE_OF_PREPOSITION = 3;

/**
 * Whether a bare "a" or "as" is an article without a preposition. `sure` is the model's log odds for the
 * preposition, used only if no certain test decides.
 */
export function isPlainArticle(view: ContextView, at: number, sure: number): boolean {
  if (certain.some((test) => test(view, at))) return true;
  if (asksForA(itemAt(view, at - 1))) return false;
  if (isToldBefore(view, at)) return true;
  return sure < SURE_OF_PREPOSITION && !isAdverbial(view, at) && likely.some((test) => test(view, at));
}

/** "As vezes", "a medida que", "a margem de": in these phrases, an unaccented "a" mostly lacks the crase. */
function isAdverbial(view: ContextView, at: number): boolean {
  return /^(?:vezes|medida|margem|margens|mercê|altura|beira|procura|disposição|toa|deriva|tona)$/.test(
    itemAt(view, at + 1).form,
  );
}

type Test = (view: ContextView, at: number) => boolean;

const certain: readonly Test[] = [
  opensName,
  compares,
  isPassive,
  isWhatIsDue,
  isDueToSomebody,
  isEvent,
  isFromAfar,
  followsPreposition,
  isPair,
  isAfterAdverb,
  isJoined,
  isWhatGoes,
];
const likely: readonly Test[] = [
  mayFollowState,
  opensNextClause,
  opensClause,
  isObjectOfVerb,
  isObjectAfterComplement,
  isObjectAfterCommas,
  isMade,
];

/**
 * Whether the word before rules out a crase: "Para as pessoas" (`crase/after-preposition`), "frente a frente",
 * "seguem anexas as cartas".
 */
function followsPreposition(view: ContextView, at: number): boolean {
  const before = itemAt(view, at - 1).form;
  return (
    /^(?:para|perante|contra|desde|entre|sob|sobre|após|ante|com|mediante|durante|em|de|por)$/.test(before) ||
    before === itemAt(view, at + 1).form ||
    /^(?:anexa|inclusa)s?$/.test(before)
  );
}

/**
 * "Educação a distância", "voltou a casa": without the distance or the owner of the house, the noun takes no
 * article.
 */
function isFromAfar(view: ContextView, at: number): boolean {
  return (
    /^(?:distância|casa)$/.test(itemAt(view, at + 1).form) &&
    !/^(?:de|d[oa]s?|entre|que)$/.test(itemAt(view, at + 2).form)
  );
}

/** "De comida a moda", "prefiro café a chá": a pair that begins without an article ends without one. */
function isPair(view: ContextView, at: number): boolean {
  const from = itemAt(view, at - 1);
  return (
    hasTag(from, NOMINAL) &&
    !asksForA(from) &&
    (/^pref(?:e|i)r/.test(itemAt(view, at - 2).form) ||
      (itemAt(view, at - 2).form === 'de' && isOpen(view, at - 3)))
  );
}

/**
 * Whether "de" follows a punctuation mark or a verb, so that it belongs to no noun: "gosta, de comida a moda", not
 * "garantia de ajuda a vítima".
 */
function isOpen(view: ContextView, at: number): boolean {
  const before = itemAt(view, at);
  return before.word === null || isVerbal(before);
}

/**
 * Whether "a" begins a second object: "Prejudica a imagem e, por isso, a carreira". After an object with a crase,
 * it does so only if both nouns name actions.
 */
function isJoined(view: ContextView, at: number): boolean {
  if (!/^(?:e|ou|,)$/.test(itemAt(view, at - 1).form)) return false;
  const crase = placeOfCraseBefore(view, at);
  return crase < 0 || isOtherAction(itemAt(view, crase - 1), itemAt(view, at + 1));
}

const ACTION = /(?:[çs]ão|[çs]ões|mentos?)$/;

/**
 * Whether the second noun is another action, not what the first action is directed at: "A proibição à venda e a
 * inclusão de avisos".
 */
function isOtherAction(first: Item, second: Item): boolean {
  return ACTION.test(first.form) && ACTION.test(second.form) && !asksForA(first);
}

/** Whether "à" or "ao" occurs some words before the position. */
export function hasCraseBefore(view: ContextView, at: number): boolean {
  return placeOfCraseBefore(view, at) >= 0;
}

/** Index of the nearest "à" or "ao" some words before the position; -1 if there is none. */
function placeOfCraseBefore(view: ContextView, at: number): number {
  for (let place = at - 2; place > at - 2 - LOOKED_BACK && place >= 0; place -= 1)
    if (/^(?:às?|aos?)$/.test(itemAt(view, place).form)) return place;
  return -1;
}

const LOOKED_BACK = 12;

/**
 * Whether "devido" may precede a noun without an article, because only an adjective follows ("Devido a falha
 * técnica"), or an infinitive with its subject ("Devido a chuva não parar.").
 */
function isEvent(view: ContextView, at: number): boolean {
  return (
    itemAt(view, at - 1).form === 'devido' &&
    itemAt(view, at).form === 'a' &&
    (hasTag(itemAt(view, at + (itemAt(view, at + 2).form === 'não' ? 3 : 2)), TAGS.infinitive) ||
      (hasTag(itemAt(view, at + 2), NOMINAL) && itemAt(view, at + 3).word === null))
  );
}

/** "A Lisboa": many proper names have no article. */
function opensName(view: ContextView, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(itemAt(view, at + 1).word?.text ?? '');
}

const LONGEST_COMPARISON = 15;

/** Whether "a" begins the second part of a comparison: "Tanto as vitórias quanto as derrotas". */
function compares(view: ContextView, at: number): boolean {
  if (itemAt(view, at - 1).form !== 'quanto') return false;
  const before = view.items.slice(Math.max(0, at - LONGEST_COMPARISON), at);
  return before.some(({ form }) => /^(?:tão|tant[oa]s?)$/.test(form));
}
