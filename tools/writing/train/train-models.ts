import type { ContextWeights, ModelWeights } from '../../../src/domain/writing/context/context-models.ts';
import { viewContext } from '../../../src/domain/writing/context/context-view.ts';
import { WORD_CHOICES, type WordChoice } from '../../../src/domain/writing/context/word-choices.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { trainLogistic, type SampleSource, type TrainingOptions } from './logistic.ts';
import type { TrainingText } from './read-training-texts.ts';
import {
  choiceSamples,
  commaSamples,
  craseSamples,
  numberSamples,
  verbOrNounSamples,
} from './sample-sources.ts';

/** Number of the most frequent words, which the models see as words; they see all other words only by their tags. */
const FREQUENT = 300;

/** Larger training sets allow, and need, a stronger pull toward zero. */
const SMALL: TrainingOptions = { l1: 1, passes: 4, atLeast: 3, smallest: 2 };
const LARGE: TrainingOptions = { l1: 4, passes: 4, atLeast: 4, smallest: 2 };
const COMMAS: TrainingOptions = { l1: 8, passes: 3, atLeast: 4, smallest: 2 };

/** Trains every model. The same texts give the same weights. */
export function trainModels(
  texts: TrainingText[],
  lexicon: Lexicon,
  print: (line: string) => void,
): ContextWeights {
  const frequent = frequentWords(texts);
  const seen = new Set(frequent);
  const viewed = texts.map(({ text, weight }) => ({ view: viewContext(text, seen), weight }));
  const sources: [name: string, source: SampleSource, options: TrainingOptions][] = [
    ...(Object.keys(WORD_CHOICES) as WordChoice[]).map((choice): [string, SampleSource, TrainingOptions] => [
      choice,
      choiceSamples(viewed, choice),
      choice === 'e-é' ? LARGE : SMALL,
    ]),
    ['crase', craseSamples(viewed), LARGE],
    ['number', numberSamples(viewed), LARGE],
    ['verb-or-noun', verbOrNounSamples(viewed, lexicon), { ...SMALL, smallest: 1 }],
    ['comma', commaSamples(viewed), COMMAS],
  ];
  const models: Record<string, ModelWeights> = {};
  for (const [name, source, options] of sources) {
    const model = trainLogistic(source, options);
    models[name] = model;
    print(
      `${name}: ${Object.values(model.weights).reduce((sum, values) => sum + Object.keys(values).length, 0)}`,
    );
  }
  const words = texts.reduce((sum, { text }) => sum + text.words.length, 0);
  return { trainedOn: { essays: texts.length, words }, frequent, models };
}

function frequentWords(texts: TrainingText[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of texts) {
    for (const { lower } of text.words) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, FREQUENT)
    .map(([word]) => word);
}
