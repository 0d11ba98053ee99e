import { beforeEach, describe, expect, it } from 'vitest';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import { handle } from '../../../supabase/functions/evaluate-essay-with-ai/handler.ts';
import type { LogLine } from '../../../supabase/functions/_shared/dependencies.ts';
import type { Environment } from '../../../supabase/functions/_shared/environment.ts';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';
import type { ModelTurn } from '../../support/fake-model';
import { REPERTOIRE } from '../../support/model-repertoire';
import { MODEL_KEY, modelVariables, TOKEN, setUpFunctions } from '../../support/function-setting';

/** Tests with a model that does not respond. */
const setting = setUpFunctions();
const SHORT_MS = '300';

async function evaluate(): Promise<Evaluation> {
  const response = await setting.call(handle, { theme: SAMPLE_THEME, essay: GOOD_ESSAY, consent: true });
  expect(response.status).toBe(200);
  return await response.json();
}

beforeEach(() => {
  setting.variables = modelVariables(setting);
});

const PASSES = 5;

/** A refused key is not tried again; a busy or failing service is called once more. */
describe.each<[string, ModelTurn, string, number]>([
  ['silence', 'hangs', 'scorer, as model timed out', 1],
  ['429', { fails: 429 }, 'scorer, as model failed with 429', 2],
  ['500', { fails: 500 }, 'scorer, as model failed with 500', 2],
  ['a refused key', { fails: 401 }, 'scorer, as model failed with 401', 1],
  ['an answer broken off', 'breaks off', 'scorer, as model failed with', 2],
])('%s', (_kind, turn, outcome, tries) => {
  it('gives the scorer’s correction, labelled and kept as such', async () => {
    if (turn === 'hangs') setting.variables.AI_TIMEOUT_MS = SHORT_MS;
    setting.model.play(turn);
    const { grifo, nota_final } = await evaluate();
    expect(grifo?.producer).toBe('scorer');
    expect(grifo?.band).toBeDefined();
    expect(nota_final).toBeGreaterThan(0);
    expect(setting.supabase.rows[0]).toMatchObject({ produtor: 'scorer', nota_total: nota_final });
    expect(setting.model.requests).toHaveLength(tries * PASSES);
    expect(setting.logged[0]?.outcome).toContain(outcome);
  });

  it('puts neither keys nor essay into the log', async () => {
    if (turn === 'hangs') setting.variables.AI_TIMEOUT_MS = SHORT_MS;
    setting.model.play(turn);
    const printed: string[] = [];
    const streams = [process.stdout, process.stderr] as const;
    const originals = streams.map((stream) => stream.write.bind(stream));
    const records = (['log', 'warn', 'error', 'info', 'debug'] as const).map((level) => {
      const original = console[level];
      console[level] = (...given: unknown[]) => void printed.push(given.map(String).join(' '));
      return () => (console[level] = original);
    });
    for (const stream of streams) stream.write = (text: unknown) => printed.push(String(text)) > 0;
    await evaluate().finally(() => {
      streams.forEach((stream, index) => (stream.write = originals[index]!));
      records.forEach((restore) => restore());
    });
    const everything = printed.join('\n') + JSON.stringify(setting.logged);
    for (const secret of [MODEL_KEY, TOKEN, 'sb_secret', 'Vidas Secas', SAMPLE_THEME]) {
      expect(everything).not.toContain(secret);
    }
  });
});

it('an endpoint that is not there', async () => {
  setting.variables.AI_BASE_URL = 'http://127.0.0.1:1/v1';
  expect((await evaluate()).grifo?.producer).toBe('scorer');
});

it('the time of a pass is for both its tries together', async () => {
  setting.variables.AI_TIMEOUT_MS = SHORT_MS;
  setting.model.improvise(({ messages }) => (messages.length > 2 ? 'hangs' : { says: 'nota mil' }));
  const startedAt = performance.now();
  expect((await evaluate()).grifo?.producer).toBe('scorer');
  expect(performance.now() - startedAt).toBeLessThan(2 * Number(SHORT_MS) + 500);
  expect(setting.model.requests).toHaveLength(2 * PASSES);
});

describe('the log', () => {
  it('has one line a request: which, how it went, how long it took', async () => {
    setting.model.improvise(REPERTOIRE.careful);
    const response = await setting.call(handle, { theme: SAMPLE_THEME, essay: GOOD_ESSAY, consent: true });
    await setting.call(handle, {}, { token: null });
    expect(setting.logged).toEqual([
      {
        function: 'evaluate-essay-with-ai',
        request: response.headers.get('x-request-id'),
        status: 200,
        outcome: 'model',
        ms: expect.any(Number),
      },
      expect.objectContaining({ status: 401, outcome: 'unauthorized' }),
    ]);
  });

  it('names an unexpected error and tells nobody what it said', async () => {
    const request = new Request('http://127.0.0.1/', { method: 'POST' });
    const environment = new Proxy({} as Environment, {
      get: () => {
        throw new RangeError(MODEL_KEY);
      },
    });
    const log = (line: LogLine) => setting.logged.push(line);
    request.headers.set('origin', 'http://localhost');
    const response = await handle(request, {
      environment,
      now: () => setting.now,
      log,
      lexicon: smallLexicon,
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: 'unexpected', message: expect.any(String) });
    expect(setting.logged).toEqual([
      expect.objectContaining({ status: 500, outcome: 'unexpected RangeError' }),
    ]);
  });
});
