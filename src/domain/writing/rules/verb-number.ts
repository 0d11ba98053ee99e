import { itemAt, type Item } from '../context/context-view.ts';
import { markItems } from '../context/mark-items.ts';
import { numberFeatures, tellsNumber } from '../context/number-features.ts';
import { contextOf } from '../context/text-context.ts';
import type { CheckedText } from '../checked-text.ts';
import { pluralOfVerb } from '../inflect.ts';
import { SINGULAR, TAGS } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { hasSingularHead, numberOfJoinedVerb } from './agreement-subject.ts';

/** The number of a verb by the whole phrase before it, where no plain pattern reaches. */
export const VERB_NUMBER_RULES: readonly Rule[] = [
  {
    id: 'agreement/verb-number',
    code: 'concordancia',
    name: 'O verbo não concorda: sujeito no plural',
    message: 'O sujeito parece estar no plural, e o verbo está no singular.',
    example: 'as pessoas que vivem',
    find: findSingularVerbs,
  },
];

const SURE_OF_PLURAL = 3.4;

function findSingularVerbs(text: CheckedText): RuleMatch[] {
  const context = contextOf(text);
  if (!context) return [];
  return text.words.flatMap((word) => {
    if ((word.tags & TAGS.verb3s) === 0 || !tellsNumber(word) || SOUNDS_ALIKE.test(word.lower)) return [];
    const place = context.view.placeOf[word.index] ?? 0;
    if (opensPhrase(itemAt(context.view, place - 1))) return [];
    if (SUBJECT_FOLLOWS.test(word.lower) && isArticle(itemAt(context.view, place + 1))) return [];
    if (hasSingularHead(text, word) || numberOfJoinedVerb(text, word) === SINGULAR) return [];
    const odds = context.odds('number', numberFeatures(context.view, place));
    if (odds < SURE_OF_PLURAL) return [];
    const replacement = pluralOfVerb(word.lower, text.lexicon);
    return markItems(text, context.view, { from: place, to: place, ...(replacement && { replacement }) });
  });
}

/** "Tem" and the like are a matter of the accent; "ora" links. */
const SOUNDS_ALIKE = /[tv][eé]m$|^ora$/;

/** After an article or a preposition stands no verb, whatever else the word can be. */
function opensPhrase({ form }: Item): boolean {
  return OPENING_PHRASE.has(form);
}

/** "Entre suas funções está o bem comum." */
const SUBJECT_FOLLOWS = /^(?:está|estava|esteve|é|era|foi|fica|consta|cabe|resta|existe)$/;

function isArticle({ form }: Item): boolean {
  return form === 'o' || form === 'a' || form === 'um' || form === 'uma';
}

const OPENING_PHRASE = new Set(
  'o os um uns uma umas de do da dos das em no na nos nas por pelo pela pelos pelas a ao aos à às para com sem até entre se'.split(
    ' ',
  ),
);
