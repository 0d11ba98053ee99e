import { itemAt, type ContextView, type Item } from '../context/context-view.ts';
import { markItems } from '../context/mark-items.ts';
import { contextOf } from '../context/text-context.ts';
import { WORD_CHOICES, type WordChoice } from '../context/word-choices.ts';
import type { FunctionRule } from '../rule.ts';

/** A choice between two words in one direction: what was written, what the words around ask for. */
export type ChoiceRuleParts = Pick<FunctionRule, 'id' | 'code' | 'name' | 'message' | 'example'> & {
  choice: WordChoice;
  /** The spelling that is right where the rule marks. */
  wanted: string;
  /** How sure the model must be, as log odds; where the words around tell as well, it may be less. */
  atLeast: number | ((around: Around) => number);
  /** Whether the wanted spelling is all there is to write; "a" may have to be "à". */
  isWhole?: boolean;
  /** What else must hold of the words before and after, and of the others around the place. */
  where?: (before: Item, after: Item, around: Around) => boolean;
};

/** A word in its text as the models see it: 1 away is the next item, -1 the one before. */
export type Around = (away: number) => Item;

const around =
  (view: ContextView, at: number): Around =>
  (away) =>
    itemAt(view, at + away);

export function choiceRule({
  choice,
  wanted,
  atLeast,
  isWhole = true,
  where,
  ...rule
}: ChoiceRuleParts): FunctionRule {
  const wantsSecond = WORD_CHOICES[choice][1] === wanted;
  return {
    ...rule,
    find(text) {
      const context = contextOf(text);
      if (!context) return [];
      return (context.choices.get(choice) ?? []).flatMap((place) => {
        if (place.isSecond === wantsSecond) return [];
        const { view } = context;
        const near = around(view, place.from);
        if (where && !where(near(-1), near(1), near)) return [];
        const odds = context.choiceOdds(place);
        const limit = typeof atLeast === 'number' ? atLeast : atLeast(near);
        if ((wantsSecond ? odds : -odds) < limit) return [];
        return markItems(text, view, isWhole ? { ...place, replacement: wanted } : place);
      });
    },
  };
}
