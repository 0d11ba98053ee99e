import { itemAt, type ContextView, type Item } from '../context/context-view.ts';
import { markItems } from '../context/mark-items.ts';
import { contextOf } from '../context/text-context.ts';
import { WORD_CHOICES, type WordChoice } from '../context/word-choices.ts';
import type { FunctionRule } from '../rule.ts';

/**
 * A rule for one direction of a choice between two words, for positions at which the other word should have been
 * written.
 */
export type ChoiceRuleParts = Pick<FunctionRule, 'id' | 'code' | 'name' | 'message' | 'example'> & {
  choice: WordChoice;
  /** The correct spelling at the positions that the rule marks. */
  wanted: string;
  /** Minimum log odds of the model; may be lower if the context supports the correction. */
  atLeast: number | ((around: Around) => number);
  /** Whether the wanted spelling is the complete correction. It is not if "a" may have to become "à". */
  isWhole?: boolean;
  /** A further condition on the words before and after, and on other items around the position. */
  where?: (before: Item, after: Item, around: Around) => boolean;
};

/** Access to the items around a position: 1 is the next item, -1 the previous item. */
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
