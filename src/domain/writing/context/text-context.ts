import type { CheckedText } from '../checked-text.ts';
import { oncePerText } from '../../text/memo.ts';
import { commaFeatures } from './comma-features.ts';
import { findCommaPlaces, type CommaPlace } from './comma-places.ts';
import { viewContext, type ContextView } from './context-view.ts';
import { logOdds, type Features } from './context-models.ts';
import { findChoicePlaces, type ChoicePlace, type WordChoice } from './word-choices.ts';
import { wordFeatures } from './word-features.ts';

/** A text prepared for the models, with the models' judgments. */
export type TextContext = {
  view: ContextView;
  /** The log odds computed by the named model; 0 if there is no such model. */
  odds: (model: string, features: Features) => number;
  choices: ReadonlyMap<WordChoice, ChoicePlace[]>;
  /**
   * Log odds of a choice, above 0 for the second spelling; computed on demand, because only a few of the many
   * positions need them.
   */
  choiceOdds: (place: ChoicePlace) => number;
  commas: CommaPlace[];
  /**
   * Log odds of a comma, above 0 if a comma is likely; computed on demand, because only a few of the many positions
   * need them.
   */
  commaOdds: (place: CommaPlace) => number;
};

/** The context of a text, computed once for all rules; null while the models are not loaded. */
export const contextOf = oncePerText((text: CheckedText): TextContext | null => {
  const { models } = text.lexicon;
  if (!models) return null;
  const view = viewContext(text, models.frequent);
  const odds: TextContext['odds'] = (name, features) => {
    const model = models.byName.get(name);
    return model ? logOdds(model, features) : 0;
  };
  const choices = new Map<WordChoice, ChoicePlace[]>();
  for (const place of findChoicePlaces(view)) {
    const others = choices.get(place.choice);
    if (others) others.push(place);
    else choices.set(place.choice, [place]);
  }
  const choiceOdds = ({ choice, from, to }: ChoicePlace) => odds(choice, wordFeatures(view, from, to));
  const commaOdds = ({ left, right }: CommaPlace) => odds('comma', commaFeatures(view, left, right));
  return { view, odds, choices, choiceOdds, commas: findCommaPlaces(view), commaOdds };
});
