import { itemAt, type ContextView } from './context-view.ts';

/**
 * Pairs of spellings that are both correct words, so that only the context decides which is right. Each pair has
 * its own model.
 */
export const WORD_CHOICES = {
  'e-é': ['e', 'é'],
  'a-há': ['a', 'há'],
  'esta-está': ['esta', 'está'],
  'da-dá': ['da', 'dá'],
  'pais-país': ['pais', 'país'],
  'ate-até': ['ate', 'até'],
  'nos-nós': ['nos', 'nós'],
  'ira-irá': ['ira', 'irá'],
  'mas-mais': ['mas', 'mais'],
  'mal-mau': ['mal', 'mau'],
  'trás-traz': ['trás', 'traz'],
} as const;

export type WordChoice = keyof typeof WORD_CHOICES;

/** A position at which one of the two spellings occurs, with its first and last item. */
export type ChoicePlace = { choice: WordChoice; from: number; to: number; isSecond: boolean };

const choicesByWord = new Map<string, Pick<ChoicePlace, 'choice' | 'isSecond'>[]>();
for (const choice of Object.keys(WORD_CHOICES) as WordChoice[]) {
  for (const [place, spelling] of WORD_CHOICES[choice].entries()) {
    choicesByWord.set(spelling, [...(choicesByWord.get(spelling) ?? []), { choice, isSecond: place === 1 }]);
  }
}

/** Every position in a text at which one of the spellings in `WORD_CHOICES` occurs, in the order of the text. */
export function findChoicePlaces(view: ContextView): ChoicePlace[] {
  const places: ChoicePlace[] = [];
  for (const from of view.placeOf) {
    for (const { choice, isSecond } of choicesByWord.get(itemAt(view, from).form) ?? []) {
      places.push({ choice, from, to: from, isSecond });
    }
  }
  return places;
}
