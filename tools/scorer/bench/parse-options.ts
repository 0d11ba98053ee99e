import { parseArgs } from 'node:util';
import { InputError } from '../input-error.ts';

export const USAGE = `Usage: npm run bench:scoring -- FILE… [--json] [--predictions FILE] [--model NAME]

Measures how well the scorer's levels agree with those of human graders, per subset of each FILE (.jsonl or
.jsonl.gz; fields id, prompt_id, theme, prompt, text, c1…c5, subset).

  --json              one JSON object per subset and model per line, instead of tables
  --predictions FILE  also writes one JSON line per essay: id, c1…c5, total, low, high, zero
  --model NAME        whose predictions are written (default: the calibrated scorer if there is one)
  --help              shows this`;

export type BenchOptions = {
  files: string[];
  json: boolean;
  predictions: string | null;
  model: string | null;
  help: boolean;
};

/** The options on the command line. Throws an `InputError` for unknown ones, missing values and a missing FILE. */
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
