import { parseArgs } from 'node:util';
import { InputError } from '../input-error.ts';

const DEFAULT_OUT = 'src/domain/scoring/weights/scorer-weights.json';

export const USAGE = `Usage: npm run train:scorer -- --train FILE --dev FILE [--out FILE]

Learns from the essays of --train, tunes levels and band on those of --dev, and writes the weights to --out
(default: ${DEFAULT_OUT}). Files are .jsonl or .jsonl.gz with the fields of bench:scoring.`;

export type TrainingOptions = { train: string; dev: string; out: string };

/** The options on the command line, null when only help is asked for. Throws an `InputError` for bad ones. */
export function parseOptions(args: string[]): TrainingOptions | null {
  const { help, train, dev, out = DEFAULT_OUT } = parse(args);
  if (help) return null;
  if (!train || !dev) throw new InputError(`Both --train FILE and --dev FILE are needed.\n\n${USAGE}`);
  return { train, dev, out };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        train: { type: 'string' },
        dev: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
