import type { Grader } from '../grader-of.ts';
import { GRADERS } from '../graders.ts';
import { InputError } from '../input-error.ts';
import { readEssays } from '../read-essays.ts';
import { writeText } from '../write-text.ts';
import { formatAgreement } from './format-agreement.ts';
import { gradeEssays, type Prediction } from './grade-essays.ts';
import { measureAgreement } from './measure-agreement.ts';
import { parseOptions, USAGE } from './parse-options.ts';
import { toPredictionLine } from './to-prediction-line.ts';

/**
 * The benchmark as a command: prints line by line what was measured for the given arguments. Throws an `InputError`
 * when the arguments or what they name are of no use; nothing is graded before all of it has been read.
 */
export function runBench(args: string[], print: (line: string) => void, graders: Grader[] = GRADERS): void {
  const options = parseOptions(args);
  if (options.help) return print(USAGE);

  const predictor = findPredictor(graders, options.model);
  const predicted: Prediction[] = [];
  const files = options.files.map((path) => ({ path, essays: readEssays(path) }));
  for (const { path, essays } of files) {
    const byModel = graders.map((grader) => ({ grader, predictions: gradeEssays(essays, grader) }));
    for (const subset of new Set(essays.map((essay) => essay.subset))) {
      const agreements = byModel.map(({ grader, predictions }) =>
        measureAgreement(
          subset,
          grader.name,
          predictions.filter(({ essay }) => essay.subset === subset),
        ),
      );
      if (options.json) for (const agreement of agreements) print(JSON.stringify(agreement));
      else print(`${formatAgreement(path, agreements)}\n`);
    }
    for (const { grader, predictions } of byModel) if (grader === predictor) predicted.push(...predictions);
  }
  if (options.predictions !== null) {
    writeText(options.predictions, predicted.map((one) => `${toPredictionLine(one)}\n`).join(''));
  }
}

function findPredictor(graders: Grader[], model: string | null): Grader | undefined {
  if (model === null) return graders[0];
  const found = graders.find(({ name }) => name === model);
  if (found) return found;
  throw new InputError(
    `There is no model "${model}": choose ${graders.map(({ name }) => name).join(' or ')}.`,
  );
}
