import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const train = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/scorer/train-scorer.ts', ...args], {
    encoding: 'utf8',
  });

describe('train:scorer', () => {
  it('tells how it is used', () => {
    const { stdout, stderr, status } = train('--help');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^Usage: npm run train:scorer/);
  });

  it('ends with 1 and a sentence, not a stack, when a file is missing', () => {
    expect(train('--train', 'nowhere.jsonl', '--dev', 'nowhere.jsonl')).toMatchObject({
      stdout: '',
      stderr: 'Cannot read nowhere.jsonl: there is no such file.\n',
      status: 1,
    });
  });
});
