import type { CheckedText } from '../checked-text.ts';
import { oncePerText } from '../../text/memo.ts';
import { commaFeatures } from './comma-features.ts';
import { findCommaPlaces, type CommaPlace } from './comma-places.ts';
import { viewContext, type ContextView } from './context-view.ts';
import { logOdds, type Features } from './context-models.ts';
import { findChoicePlaces, type ChoicePlace, type WordChoice } from './word-choices.ts';
import { wordFeatures } from './word-features.ts';

/** With what its model says, as log odds: above 0 for the second spelling. */
type JudgedChoice = ChoicePlace & { odds: number };

/** A text laid out for the models, and what they say of it. */
export type TextContext = {
  view: ContextView;
  /** Asks a model; 0 where there is no such model. */
  odds: (model: string, features: Features) => number;
  choices: ReadonlyMap<WordChoice, JudgedChoice[]>;
  commas: CommaPlace[];
  /** Above 0 for a comma; asked for few of the many places. */
  commaOdds: (place: CommaPlace) => number;
};

/** Computed once for all rules; null while the models are not loaded. */
export const contextOf = oncePerText((text: CheckedText): TextContext | null => {
  const { models } = text.lexicon;
  if (!models) return null;
  const view = viewContext(text, models.frequent);
  const odds: TextContext['odds'] = (name, features) => {
    const model = models.byName.get(name);
    return model ? logOdds(model, features) : 0;
  };
  const featuresOf = rememberLast((from: number, to: number) => wordFeatures(view, from, to));
  const choices = new Map<WordChoice, JudgedChoice[]>();
  for (const { choice, from, to, isSecond } of findChoicePlaces(view)) {
    const judged = { choice, from, to, isSecond, odds: odds(choice, featuresOf(from, to)) };
    const others = choices.get(choice);
    if (others) others.push(judged);
    else choices.set(choice, [judged]);
  }
  const commaOdds = ({ left, right }: CommaPlace) => odds('comma', commaFeatures(view, left, right));
  return { view, odds, choices, commas: findCommaPlaces(view), commaOdds };
});

/** Several choices may stand at one place, one after the other. */
function rememberLast<T>(work: (from: number, to: number) => T): typeof work {
  let last: { from: number; to: number; result: T } | undefined;
  return (from, to) => {
    if (last?.from !== from || last.to !== to) last = { from, to, result: work(from, to) };
    return last.result;
  };
}
