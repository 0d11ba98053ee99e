import { afterAll, beforeAll, expect, it } from 'vitest';
import { InputError } from '../../../tools/scorer/text-files.ts';
import { runModelBench } from '../../../tools/model/run-bench.ts';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';
import { startFakeModel, TOKENS, type FakeModel } from '../../support/fake-model';
import { REPERTOIRE } from '../../support/model-repertoire';
import { essayLine, levels, temporaryFile } from '../scorer/essay-files';

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());

async function bench(...more: string[]) {
  const lines: string[] = [];
  const file = temporaryFile(
    'essays.jsonl',
    [
      essayLine({ id: 'good', theme: SAMPLE_THEME, prompt: '', text: GOOD_ESSAY, ...levels(200) }),
      essayLine({ id: 'weak', theme: SAMPLE_THEME, prompt: '', text: WEAK_ESSAY, ...levels(80) }),
    ].join('\n'),
  );
  const args = [file, '--base-url', model.url, '--model', 'fake-1', ...more];
  await runModelBench(args, { print: (line) => lines.push(line), apiKey: 'key' });
  return lines.join('\n');
}

it('measures two readers beside each alone, what they cost and what did not stand', async () => {
  model.improvise(REPERTOIRE.careful);
  const result = JSON.parse(await bench('--json', '--input-price', '1', '--output-price', '4'));
  expect(result.agreements.map(({ model: name }: { model: string }) => name)).toEqual([
    'two readers',
    'model alone',
    'scorer alone',
  ]);
  expect(result).toMatchObject({
    essays: 2,
    callsPerEssay: 5,
    tokensPerEssay: { input: 5 * TOKENS.input, output: 5 * TOKENS.output },
    dollarsPerEssay: (5 * TOKENS.input + 20 * TOKENS.output) / 1e6,
    outcomes: { model: 1, 'scorer, as model showed no passage': 1 },
    unvouched: 0,
  });
  // All claims about one essay are confirmed, and none about the other, for which dependent claims are not counted.
  expect(result.droppedClaims).toBe(0.45);
});

it('prints tables', async () => {
  model.improvise(REPERTOIRE['flattery with true quotes']);
  const text = await bench('--limit', '1');
  expect(text).toContain('two readers');
  expect(text).toContain('essays: 1');
});

it.each([[[]], [['essays.jsonl']], [['essays.jsonl', '--base-url', 'x', '--model', 'y', '--limit', 'many']]])(
  'refuses %j',
  async (args) => {
    await expect(runModelBench(args, { print: () => undefined, apiKey: '' })).rejects.toThrow(InputError);
  },
);
