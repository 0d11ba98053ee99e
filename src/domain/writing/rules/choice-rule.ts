import { markItems } from '../context/mark-items.ts';
import { contextOf } from '../context/text-context.ts';
import { WORD_CHOICES, type WordChoice } from '../context/word-choices.ts';
import type { FunctionRule } from '../rule.ts';

/** A choice between two words in one direction: what was written, what the words around ask for. */
export type ChoiceRuleParts = Pick<FunctionRule, 'id' | 'code' | 'name' | 'message'> & {
  choice: WordChoice;
  /** The spelling that is right where the rule marks. */
  wanted: string;
  /** How sure the model must be, as log odds. */
  atLeast: number;
};

export function choiceRule({ choice, wanted, atLeast, ...rule }: ChoiceRuleParts): FunctionRule {
  const wantsSecond = WORD_CHOICES[choice][1] === wanted;
  return {
    ...rule,
    find(text) {
      const context = contextOf(text);
      if (!context) return [];
      return context.choices.flatMap((place) => {
        if (place.choice !== choice || place.isSecond === wantsSecond) return [];
        if ((wantsSecond ? place.odds : -place.odds) < atLeast) return [];
        return markItems(text, context.view, { ...place, replacement: wanted });
      });
    },
  };
}
