import { gzipSync } from 'node:zlib';
import type { DevelopmentFigures, ScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import { formatAgreement } from '../bench/format-agreement.ts';
import { gradeEssays, graderOf } from '../grader-of.ts';
import { measureAgreement, type Agreement } from '../bench/measure-agreement.ts';
import { readEssays, type GradedEssay } from '../read-essays.ts';
import { writeText, InputError } from '../text-files.ts';
import { train } from './train.ts';
import { parseArgs } from 'node:util';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';

/** Training as a command. Throws an `InputError` if the arguments or the files they name are invalid. */
export function runTraining(args: string[], lexicon: Lexicon, print: (line: string) => void): void {
  const options = parseOptions(args);
  if (options === null) return print(USAGE);
  const start = performance.now();
  const tell = (step: string) =>
    print(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${step}`);
  const development = readEssays(options.dev);
  const trained = train(readEssays(options.train), development, lexicon, tell);

  tell('measuring on the development essays');
  const agreements = measure(development, { ...trained, development: [] }, lexicon);
  const text = `${JSON.stringify({ ...trained, development: agreements.map(toFigures) })}\n`;
  writeText(options.out, text);
  for (const agreement of agreements) print(`\n${formatAgreement(options.dev, [agreement])}`);
  tell(`${options.out}: ${kilobytes(text)} kB, ${kilobytes(gzipSync(text))} kB gzip`);
}

/** Agreement with human graders, per subset, of the grades that the app would give with these weights. */
function measure(essays: readonly GradedEssay[], weights: ScorerWeights, lexicon: Lexicon): Agreement[] {
  const predictions = gradeEssays(essays, graderOf('scorer', weights, lexicon));
  return [...new Set(essays.map(({ subset }) => subset))].map((subset) =>
    measureAgreement(
      subset,
      'scorer',
      predictions.filter(({ essay }) => essay.subset === subset),
    ),
  );
}

function toFigures({ subset, n, qwk, rmse, bandCoverage }: Agreement): DevelopmentFigures {
  const round = (value: number) => Number(value.toFixed(3));
  return {
    subset,
    essays: n,
    qwk: { competencies: [qwk.c1, qwk.c2, qwk.c3, qwk.c4, qwk.c5].map(round), total: round(qwk.total) },
    rmse: Math.round(rmse),
    bandCoverage: round(bandCoverage ?? 0),
  };
}

function kilobytes({ length }: string | Buffer): string {
  return (length / 1000).toFixed(1);
}

const DEFAULT_OUT = 'src/domain/scoring/weights/scorer-weights.json';

const USAGE = `Usage: npm run train:scorer -- --train FILE --dev FILE [--out FILE]

Learns from the essays of --train, tunes levels and band on those of --dev, and writes the weights to --out
(default: ${DEFAULT_OUT}). Files are .jsonl or .jsonl.gz with the fields of bench:scoring.`;

type TrainingOptions = { train: string; dev: string; out: string };

/** The options on the command line, null for --help. Throws an `InputError` for invalid options. */
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
