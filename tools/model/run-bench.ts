import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Evaluation } from '../../src/domain/evaluation/evaluation.ts';
import { readEssay } from '../../src/domain/evaluation/read-essay.ts';
import { readScorerWeights } from '../../src/domain/scoring/scorer-weights.ts';
import scorerWeights from '../../src/domain/scoring/weights/scorer-weights.json' with { type: 'json' };
import { readContextModels } from '../../src/domain/writing/context/context-models.ts';
import contextWeights from '../../src/domain/writing/context/weights/context-weights.json' with { type: 'json' };
import { readDictionary } from '../../src/domain/writing/lexicon/read-dictionary.ts';
import type { ModelEndpoint } from '../../supabase/functions/_shared/environment.ts';
import {
  evaluateWithModel,
  type ModelEvaluation,
} from '../../supabase/functions/evaluate-essay-with-ai/evaluate-with-model.ts';
import { formatAgreement } from '../scorer/bench/format-agreement.ts';
import { measureAgreement } from '../scorer/bench/measure-agreement.ts';
import { toGrade, toLevels, type Grade, type Prediction } from '../scorer/grader-of.ts';
import { quantile } from '../scorer/measures.ts';
import { readEssays, type GradedEssay } from '../scorer/read-essays.ts';
import { InputError } from '../scorer/text-files.ts';
import { cachedDictionary } from '../writing/dictionary/cached-dictionary.ts';

const USAGE = `Usage: npm run bench:model -- FILE --base-url URL --model NAME [options]

Corrects the graded essays of FILE (.jsonl or .jsonl.gz) as the edge function does, with a real provider that speaks OpenAI's
chat completions, and measures it beside the scorer alone. The essays are sent to the provider. The key is in AI_API_KEY.

  --limit N          only N essays, spread over the file (default 50)
  --parallel N       essays at a time (default 2)
  --input-price USD, --output-price USD   per million tokens, for the cost
  --json-schema off, --temperature off    as AI_JSON_SCHEMA and AI_TEMPERATURE of the functions
  --timeout MS       for all rounds of an essay (default 22000)
  --json             one JSON object instead of tables
  --help             shows this`;

type Corrected = { essay: GradedEssay; ms: number } & ModelEvaluation;

/**
 * The benchmark as a command. Prints QWK and shares within 80 of both readers together, of the model alone and of
 * the scorer alone; cost, seconds, the share of quotes that could not be confirmed, and the outcomes of the
 * corrections. Throws an `InputError` for invalid arguments.
 */
export async function runModelBench(
  args: string[],
  { print, apiKey }: { print: (line: string) => void; apiKey: string },
): Promise<void> {
  const options = parseOptions(args);
  if (options.help) return print(USAGE);
  const endpoint = { ...options.endpoint, apiKey };
  const essays = spread(readEssays(options.file), options.limit);
  const corrected = await correctAll(essays, { ...options, endpoint });

  const byReader: [string, (one: Corrected) => Grade][] = [
    ['two readers', ({ evaluation }) => toGrade(evaluation)],
    ['model alone', ({ evaluation }) => ofReader(evaluation, 'model')],
    ['scorer alone', ({ evaluation }) => ofReader(evaluation, 'scorer')],
  ];
  const agreements = byReader.map(([name, gradeOf]) =>
    measureAgreement(
      'all',
      name,
      corrected.map((one): Prediction => ({ essay: one.essay, grade: gradeOf(one), ms: one.ms })),
    ),
  );
  const spent = sumUp(corrected, options.prices);
  if (options.json) return print(JSON.stringify({ model: endpoint.model, agreements, ...spent }));
  print(`${formatAgreement(options.file, agreements)}\n`);
  for (const [name, value] of Object.entries(spent)) print(`${name}: ${JSON.stringify(value)}`);
}

/** The levels of one reader; the correction's own levels if there was only one reader. */
function ofReader(evaluation: Evaluation, reader: 'model' | 'scorer'): Grade {
  const levels = evaluation.grifo?.readers?.[reader];
  return { ...toGrade(evaluation), band: null, ...(levels && { levels: toLevels(levels) }) };
}

type Prices = { input: number; output: number } | null;

function sumUp(corrected: readonly Corrected[], prices: Prices) {
  const total = (of: (one: Corrected) => number) => corrected.reduce((sum, one) => sum + of(one), 0);
  const seconds = corrected.map(({ ms }) => ms / 1000).toSorted((a, b) => a - b);
  const [input, output] = [total(({ use }) => use.inputTokens), total(({ use }) => use.outputTokens)];
  const made = total(({ claims }) => claims.made);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of corrected) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const each = (amount: number) => Number((amount / corrected.length).toFixed(4));
  return {
    essays: corrected.length,
    callsPerEssay: each(total(({ use }) => use.calls)),
    tokensPerEssay: { input: each(input), output: each(output) },
    dollarsPerEssay: prices && each((input * prices.input + output * prices.output) / 1e6),
    seconds: { median: quantile(seconds, 0.5), p95: quantile(seconds, 0.95) },
    droppedClaims: made === 0 ? null : Number((1 - total(({ claims }) => claims.kept) / made).toFixed(3)),
    unvouched: corrected.filter(({ evaluation }) => evaluation.grifo?.readers?.isVouched === false).length,
    outcomes,
  };
}

type CorrectOptions = { endpoint: ModelEndpoint; timeout: number; parallel: number };

async function correctAll(
  essays: readonly GradedEssay[],
  { endpoint, timeout, parallel }: CorrectOptions,
): Promise<Corrected[]> {
  const weights = readScorerWeights(scorerWeights);
  if (!weights) throw new Error('the weights of the scorer do not fit its features');
  const lexicon = {
    ...readDictionary(gunzipSync(cachedDictionary())),
    models: readContextModels(contextWeights),
  };
  const corrected: Corrected[] = [];
  const waiting = [...essays];
  const work = async (): Promise<void> => {
    for (let essay = waiting.shift(); essay; essay = waiting.shift()) {
      const { theme, text, prompt } = essay;
      const reading = readEssay({ theme, essay: text, ...(prompt && { supportText: prompt }) }, lexicon);
      const startedAt = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- each worker goes through its essays one by one
      const result = await evaluateWithModel(reading, { endpoint, timeout, lexicon, weights });
      corrected.push({ essay, ms: performance.now() - startedAt, ...result });
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return corrected;
}

/** At most `most` of the items, evenly spread. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return Array.from(
    { length: Math.min(most, items.length) },
    (_, at) => items[Math.floor(at * step)],
  ).flatMap((item) => item ?? []);
}

type BenchOptions = {
  help: boolean;
  json: boolean;
  file: string;
  limit: number;
  parallel: number;
  timeout: number;
  prices: Prices;
  endpoint: Omit<ModelEndpoint, 'apiKey'>;
};

function parseOptions(args: string[]): BenchOptions {
  const { values, positionals } = parse(args);
  const { help = false, json = false, 'base-url': baseUrl = '', model = '' } = values;
  const [file = ''] = positionals;
  if (!help && (file === '' || baseUrl === '' || model === ''))
    throw new InputError(`FILE, --base-url and --model are needed.\n\n${USAGE}`);
  const amount = (
    name: 'limit' | 'parallel' | 'timeout' | 'input-price' | 'output-price',
    byDefault: number,
  ) => {
    const value = Number(values[name] ?? byDefault);
    if (!(value > 0)) throw new InputError(`--${name} must be a number above 0.`);
    return value;
  };
  const hasPrices = values['input-price'] !== undefined && values['output-price'] !== undefined;
  return {
    help,
    json,
    file,
    limit: amount('limit', 50),
    parallel: amount('parallel', 2),
    timeout: amount('timeout', 22_000),
    prices: hasPrices ? { input: amount('input-price', 1), output: amount('output-price', 1) } : null,
    endpoint: {
      baseUrl,
      model,
      hasJsonSchema: values['json-schema'] !== 'off',
      temperature: values.temperature === 'off' ? undefined : 0,
    },
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        'base-url': text,
        model: text,
        limit: text,
        parallel: text,
        timeout: text,
        'input-price': text,
        'output-price': text,
        'json-schema': text,
        temperature: text,
      },
    });
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
