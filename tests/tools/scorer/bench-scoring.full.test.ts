import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { GOOD_ESSAY, SAMPLE_THEME, SHORT_ESSAY } from '../../support/essays';
import { essayLine, levels, temporaryFile } from './essay-files.ts';

const bench = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/scorer/bench-scoring.ts', ...args], {
    encoding: 'utf8',
  });

describe('bench:scoring', () => {
  it('measures the rules on a file, as JSON alone', () => {
    const path = temporaryFile(
      'essays.jsonl',
      [
        essayLine({ theme: SAMPLE_THEME, text: GOOD_ESSAY, ...levels(200) }),
        essayLine({ theme: SAMPLE_THEME, text: SHORT_ESSAY, ...levels(0) }),
      ].join('\n'),
    );
    const { stdout, stderr, status } = bench(path, '--json');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const agreements = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const rules = agreements.find(({ model }) => model === 'rules');
    expect(rules).toMatchObject({ subset: 'dev', n: 2, bandCoverage: null });
    expect(rules.qwk.total).toBeGreaterThan(0.8);
    expect(rules.msPerEssay).toBeGreaterThan(0);
  });

  it('ends with 1 and one sentence when it is asked for what is not there', () => {
    expect(bench('nowhere.jsonl')).toMatchObject({
      stdout: '',
      stderr: 'Cannot read nowhere.jsonl: there is no such file.\n',
      status: 1,
    });
  });
});
