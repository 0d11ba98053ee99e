import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectFacts } from '@/domain/evaluation/collect-facts';
import { readEssay } from '@/domain/evaluation/read-essay';
import { scoreEssay } from '@/domain/scoring/score-essay';
import { readScorerWeights, type ScorerWeights } from '@/domain/scoring/scorer-weights';
import { InputError } from '../../../../tools/scorer/text-files.ts';
import { totalOf } from '@/domain/rubric/competency';
import { quadraticWeightedKappa } from '../../../../tools/scorer/measures.ts';
import { readEssays } from '../../../../tools/scorer/read-essays.ts';
import { roundInputs } from '../../../../tools/scorer/train/train.ts';
import { runTraining } from '../../../../tools/scorer/train/run-training.ts';
import { lexiconWithModels } from '../../../support/lexicon-with-models';
import { temporaryFile } from '../essay-files.ts';
import { generateEssays } from './generated-essays.ts';

const TRAINING = generateEssays(60, 1);
const DEVELOPMENT = generateEssays(30, 2);

function run(args: string[]): string[] {
  const lines: string[] = [];
  runTraining(args, lexiconWithModels, (line) => lines.push(line));
  return lines;
}

/** Trains on the generated essays; returns the written file and the printed lines. */
function trainOnce(): { text: string; lines: string[] } {
  const train = temporaryFile('train.jsonl', TRAINING);
  const out = join(dirname(train), 'weights.json');
  const lines = run(['--train', train, '--dev', temporaryFile('dev.jsonl', DEVELOPMENT), '--out', out]);
  return { text: readFileSync(out, 'utf8'), lines };
}

describe('runTraining', () => {
  it('writes weights that fit the app, and the same ones for the same essays', { timeout: 600_000 }, () => {
    const { text, lines } = trainOnce();
    const weights = JSON.parse(text) as ScorerWeights;
    expect(readScorerWeights(weights)).toBe(weights);
    expect(text).not.toContain('null');
    expect(weights.inputs).toEqual(roundInputs(weights.inputs));
    expect(text.endsWith('}\n')).toBe(true);
    expect(weights.trainedOn).toEqual({ essays: 60, prompts: 6 });
    expect(weights.development).toMatchObject([
      { subset: 'even', essays: 15, qwk: { competencies: Array(5).fill(expect.any(Number)) } },
      { subset: 'odd', essays: 15, qwk: { total: expect.any(Number) }, rmse: expect.any(Number) },
    ]);
    expect(lines.join('\n')).toMatch(
      /even · 15 essays[^]+odd · 15 essays[^]+weights\.json: [\d.]+ kB, [\d.]+ kB gzip/,
    );

    // The trained model must also work for essays it has not seen.
    const others = readEssays(temporaryFile('others.jsonl', generateEssays(60, 3)));
    const predicted = others.map(({ text: essay, theme }) => {
      const reading = readEssay({ essay, theme }, lexiconWithModels);
      return totalOf(scoreEssay(reading, collectFacts(reading), weights).levels);
    });
    expect(
      quadraticWeightedKappa(
        others.map(({ total }) => total),
        predicted,
      ),
    ).toBeGreaterThan(0.7);

    expect(trainOnce().text).toBe(text);
  });

  it('trains on nothing when one of the files is of no use', () => {
    const good = temporaryFile('train.jsonl', TRAINING);
    const out = join(dirname(good), 'weights.json');
    const bad = temporaryFile('dev.jsonl', 'not json');
    expect(() => run(['--train', good, '--dev', bad, '--out', out])).toThrow(
      `${bad}, line 1: not valid JSON.`,
    );
    expect(() => run(['--train', 'nowhere.jsonl', '--dev', good, '--out', out])).toThrow(
      'Cannot read nowhere.jsonl: there is no such file.',
    );
    expect(existsSync(out)).toBe(false);
  });

  it('helps, and says what is missing', () => {
    expect(run(['--help'])[0]).toMatch(/^Usage: npm run train:scorer -- --train FILE --dev FILE/);
    expect(() => run(['--dev', 'd.jsonl'])).toThrow(InputError);
  });
});
