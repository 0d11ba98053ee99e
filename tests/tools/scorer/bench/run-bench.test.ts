import { existsSync, readFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EvaluationInput } from '@/domain/evaluation/evaluation';
import { byCompetency, toLevel } from '@/domain/rubric/competency';
import { runBench, parseOptions, gradersWith } from '../../../../tools/scorer/bench/run-bench.ts';
import type { Grader } from '../../../../tools/scorer/grader-of.ts';
import { essayLine, levels, temporaryFile } from '../essay-files.ts';
import { InputError } from '../../../../tools/scorer/text-files.ts';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../../support/essays';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

/** A grader that returns the level written as the essay's text, and points slightly above it. */
const reader: Grader = {
  name: 'reader',
  grade({ essay }) {
    const level = toLevel(Number(essay));
    const total = level * 5;
    return {
      levels: { 1: level, 2: level, 3: level, 4: level, 5: 40 },
      band: level === 0 ? null : { low: total - 80, high: total + 20 },
      zero: level === 0 ? 'copia' : null,
      points: level === 0 ? null : byCompetency((number) => level + number),
    };
  },
};
const constant: Grader = {
  name: 'constant',
  grade: () => ({
    levels: { 1: 120, 2: 120, 3: 120, 4: 120, 5: 120 },
    band: null,
    zero: null,
    points: null,
  }),
};

const FILE = [
  essayLine({ id: 'e1', subset: 'one', text: '40', ...levels(40) }),
  essayLine({ id: 'e2', subset: 'two', text: '120', ...levels(120) }),
  essayLine({ id: 'e3', subset: 'one', text: '160', ...levels(160), c1: 40 }),
  essayLine({ id: 'e4', subset: 'one', text: '0', ...levels(0), c5: 40 }),
].join('\n');

function run(args: string[], graders = [reader, constant]): string[] {
  const lines: string[] = [];
  runBench(args, (line) => lines.push(line), graders);
  return lines;
}

describe('runBench', () => {
  it('prints one JSON object per subset and model', () => {
    const agreements = run([temporaryFile('essays.jsonl', FILE), '--json']).map((line) => JSON.parse(line));
    expect(agreements.map(({ subset, model, n }) => [subset, model, n])).toEqual([
      ['one', 'reader', 3],
      ['one', 'constant', 3],
      ['two', 'reader', 1],
      ['two', 'constant', 1],
    ]);
    // In subset `one` the reader is 120 points off in c1 and c5 of e3: its totals are 200, 680 and 40.
    expect(agreements[0]).toEqual({
      subset: 'one',
      n: 3,
      model: 'reader',
      qwk: { c1: expect.any(Number), c2: 1, c3: 1, c4: 1, c5: 0, total: expect.any(Number) },
      ci: [expect.any(Number), expect.any(Number)],
      rmse: 0,
      within80: { c1: 2 / 3, c2: 1, c3: 1, c4: 1, c5: 2 / 3 },
      within40: { c1: 2 / 3, c2: 1, c3: 1, c4: 1, c5: 2 / 3 },
      within100: 1,
      noThirdGrader: 2 / 3,
      bandCoverage: 0.5,
      bandWidth: 100,
      msPerEssay: expect.any(Number),
    });
    // The constant's total is always 600, which is 400, 80 and 560 points off.
    expect(agreements[1]).toMatchObject({
      qwk: { c2: 0, total: 0 },
      rmse: 400,
      within100: 1 / 3,
      bandCoverage: null,
      bandWidth: null,
    });
    expect(agreements[2]).toMatchObject({ n: 1, within80: { c5: 1 }, within40: { c5: 0 } });
  });

  it('prints a block of aligned tables per subset', () => {
    const path = temporaryFile('essays.jsonl', FILE);
    const blocks = run([path]);
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toContain(`one · 3 essays · ${path}`);
    expect(blocks[1]).toContain('two · 1 essay ·');
    const tables = blocks[0]!.trimEnd().split('\n\n').slice(1);
    expect(tables).toHaveLength(4);
    for (const table of tables) {
      const lines = table.split('\n');
      expect(lines).toHaveLength(3);
      expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    }
    expect(tables[1]).toMatch(/reader +66\.7 % +100\.0 %/);
  });

  it('writes the predictions of the first model, or of the one asked for', () => {
    const path = temporaryFile('essays.jsonl', FILE);
    const predictions = join(dirname(path), 'predictions.jsonl');
    const written = () =>
      readFileSync(predictions, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));

    run([path, '--predictions', predictions, '--json']);
    expect(written().map(({ id }) => id)).toEqual(['e1', 'e2', 'e3', 'e4']);
    expect(written()[2]).toEqual({
      id: 'e3',
      c1: 160,
      c2: 160,
      c3: 160,
      c4: 160,
      c5: 40,
      total: 680,
      low: 720,
      high: 820,
      zero: null,
      p1: 161,
      p2: 162,
      p3: 163,
      p4: 164,
      p5: 165,
    });
    expect(written()[3]).toMatchObject({ total: 40, low: null, high: null, zero: 'copia' });
    expect(written()[3]).not.toHaveProperty('p1');

    run([path, '--predictions', predictions, '--model', 'constant']);
    expect(written()[3]).toMatchObject({ id: 'e4', total: 600, zero: null });
  });

  it('hands each model theme, essay and support texts, and no support text where there is none', () => {
    const inputs: EvaluationInput[] = [];
    const listener: Grader = {
      name: 'listener',
      grade(input) {
        inputs.push(input);
        return constant.grade(input);
      },
    };
    run([temporaryFile('a.jsonl', `${essayLine()}\n${essayLine({ prompt: undefined })}`)], [listener]);
    expect(inputs.slice(-2)).toEqual([
      {
        theme: 'A leitura no Brasil',
        essay: 'Ler abre portas que a pressa fecha.',
        supportText: 'Poucos brasileiros leem por gosto.',
      },
      { theme: 'A leitura no Brasil', essay: 'Ler abre portas que a pressa fecha.' },
    ]);
  });

  it('grades nothing when one of the files is of no use', () => {
    const good = temporaryFile('essays.jsonl', FILE);
    const predictions = join(dirname(good), 'predictions.jsonl');
    expect(() => run([good, 'nowhere.jsonl', '--predictions', predictions])).toThrow('nowhere.jsonl');
    expect(existsSync(predictions)).toBe(false);
  });

  it('names the models when there is none of that name, and says where it cannot write', () => {
    const path = temporaryFile('essays.jsonl', FILE);
    expect(() => run([path, '--predictions', 'p', '--model', 'gpt'])).toThrow(
      'There is no model "gpt": choose reader or constant.',
    );
    expect(() => run([path, '--predictions', join(path, 'p')])).toThrow(`Cannot write ${join(path, 'p')}: `);
  });

  it('helps', () => {
    expect(run(['--help'])[0]).toMatch(/^Usage: npm run bench:scoring -- FILE…/);
  });
});

describe('parseOptions', () => {
  it('takes files and options in any order', () => {
    expect(parseOptions(['a.jsonl', '--json', 'b.jsonl', '--predictions', 'p', '--model', 'rules'])).toEqual({
      files: ['a.jsonl', 'b.jsonl'],
      json: true,
      predictions: 'p',
      model: 'rules',
      help: false,
    });
  });

  it('asks for no file when it is to help', () => {
    expect(parseOptions(['--help'])).toMatchObject({ help: true, files: [] });
  });

  it.each([
    ['no file', [], 'No FILE to measure.'],
    ['an unknown option', ['a.jsonl', '--fast'], "Unknown option '--fast'"],
    ['an option without its value', ['a.jsonl', '--predictions'], '--predictions <value>'],
    ['a model for no predictions', ['a.jsonl', '--model', 'rules'], '--model goes with --predictions'],
  ])('refuses %s', (_case, args, reason) => {
    expect(() => parseOptions(args)).toThrow(InputError);
    expect(() => parseOptions(args)).toThrow(reason);
  });
});

describe('gradersWith', () => {
  const graders = gradersWith(lexiconWithModels);

  it('are the scorer, whose predictions are written unless another is named, and the rules', () => {
    expect(graders.map(({ name }) => name)).toEqual(['scorer', 'rules']);
  });

  it('differ in what they grade by: bands come from the scorer alone', () => {
    const bands = graders.map((grader) => grader.grade({ theme: SAMPLE_THEME, essay: GOOD_ESSAY }).band);
    expect(bands).toEqual([{ low: expect.any(Number), high: expect.any(Number) }, null]);
  });
});
