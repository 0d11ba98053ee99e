import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lexiconWithModels } from '../../support/lexicon-with-models';
import { runBench } from '../../../tools/reading/bench/run-bench.ts';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';
import { temporaryFile } from '../scorer/essay-files.ts';

const run = (...args: string[]) => {
  const lines: string[] = [];
  runBench(args, lexiconWithModels, (line) => lines.push(line));
  return lines;
};

describe('bench:reading', () => {
  it('writes what the correction says of each essay, with the places of its quotes', () => {
    const essay = { id: 'a', theme: SAMPLE_THEME, text: GOOD_ESSAY, right: true };
    const path = temporaryFile('essays.jsonl', `${JSON.stringify(essay)}\n`);
    const out = temporaryFile('readings.jsonl');
    expect(run(path, '--readings', out)).toEqual([
      `${path}: 1 essays`,
      'right theme warned                  0.0 %   of 1',
    ]);
    const { proposal, themeMatch } = JSON.parse(readFileSync(out, 'utf8'));
    expect(GOOD_ESSAY.slice(proposal.agent.start, proposal.agent.end)).toMatch(/Ministério da Agricultura/);
    expect(themeMatch).toBe(true);
  });

  it.each([
    ['no file', [], /No FILE to read/],
    ['a file that is not there', ['nowhere.jsonl'], /Cannot read nowhere\.jsonl: there is no such file/],
    ['an unknown option', ['--what'], /--what/],
  ])('says what is wrong: %s', (_what, args, sentence) => {
    expect(() => run(...args)).toThrow(sentence);
  });

  it('names the line that is no essay', () => {
    const path = temporaryFile('essays.jsonl', '{"id":"a"}\n');
    expect(() => run(path)).toThrow(`${path}, line 1`);
  });
});
