import { type Grader, graderOf, gradeEssays, type Prediction } from '../grader-of.ts';
import { InputError, writeText } from '../text-files.ts';
import { readEssays } from '../read-essays.ts';
import { formatAgreement } from './format-agreement.ts';
import { measureAgreement } from './measure-agreement.ts';
import { COMPETENCY_NUMBERS, totalOf } from '../../../src/domain/rubric/competency.ts';
import { parseArgs } from 'node:util';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import weights from '../../../src/domain/scoring/weights/scorer-weights.json' with { type: 'json' };

/**
 * The benchmark as a command: prints the measurements for the given arguments line by line. Throws an `InputError`
 * if the arguments or the files they name are invalid; grades nothing before all files are read.
 */
export function runBench(args: string[], print: (line: string) => void, graders: Grader[]): void {
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

/** One JSON line from which the figures can be recomputed; `low` and `high` are null without a band. */
function toPredictionLine({ essay, grade }: Prediction): string {
  const { levels, band, zero, points } = grade;
  return JSON.stringify({
    id: essay.id,
    c1: levels[1],
    c2: levels[2],
    c3: levels[3],
    c4: levels[4],
    c5: levels[5],
    total: totalOf(levels),
    low: band?.low ?? null,
    high: band?.high ?? null,
    zero,
    ...(points &&
      Object.fromEntries(
        COMPETENCY_NUMBERS.map((number) => [`p${number}`, points[`competencia_${number}`]]),
      )),
  });
}

const USAGE = `Usage: npm run bench:scoring -- FILE… [--json] [--predictions FILE] [--model NAME]

Measures how well the scorer's levels agree with those of human graders, per subset of each FILE (.jsonl or
.jsonl.gz; fields id, prompt_id, theme, prompt, text, c1…c5, subset).

  --json              one JSON object per subset and model per line, instead of tables
  --predictions FILE  also writes one JSON line per essay: id, c1…c5, total, low, high, zero, and
                      p1…p5, the points inside the levels
  --model NAME        whose predictions are written (default: the calibrated scorer if there is one)
  --help              shows this`;

type BenchOptions = {
  files: string[];
  json: boolean;
  predictions: string | null;
  model: string | null;
  help: boolean;
};

/** The options on the command line. Throws an `InputError` for unknown options, missing values and a missing FILE. */
export function parseOptions(args: string[]): BenchOptions {
  const { values, positionals } = parse(args);
  const { json = false, help = false, predictions = null, model = null } = values;
  if (!help && positionals.length === 0) throw new InputError(`No FILE to measure.\n\n${USAGE}`);
  if (model !== null && predictions === null) throw new InputError('--model goes with --predictions FILE.');
  return { files: positionals, json, predictions, model, help };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        predictions: { type: 'string' },
        model: { type: 'string' },
      },
    });
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The measured graders, best first; predictions are those of the first grader unless another is named. */
export function gradersWith(lexicon: Lexicon): Grader[] {
  return [graderOf('scorer', weights, lexicon), graderOf('rules', null, lexicon)];
}
