import { describe, expect, it } from 'vitest';
import { InputError } from '../../../../tools/scorer/text-files.ts';
import { parseOptions } from '../../../../tools/scorer/train/run-training.ts';

describe('parseOptions', () => {
  it('takes both files, and writes the weights the app ships unless told otherwise', () => {
    expect(parseOptions(['--dev', 'd.jsonl', '--train', 't.jsonl'])).toEqual({
      train: 't.jsonl',
      dev: 'd.jsonl',
      out: 'src/domain/scoring/weights/scorer-weights.json',
    });
    expect(parseOptions(['--train', 't', '--dev', 'd', '--out', 'o'])).toMatchObject({ out: 'o' });
  });

  it('asks for no files when it is to help', () => {
    expect(parseOptions(['--help'])).toBeNull();
    expect(parseOptions(['-h'])).toBeNull();
  });

  it.each([
    ['no file at all', [], 'Both --train FILE and --dev FILE are needed.'],
    ['no training file', ['--dev', 'd'], 'Both --train FILE and --dev FILE are needed.'],
    ['no development file', ['--train', 't'], 'Both --train FILE and --dev FILE are needed.'],
    ['an option without its value', ['--train', 't', '--dev'], '--dev <value>'],
    ['an unknown option', ['--train', 't', '--dev', 'd', '--fast'], "Unknown option '--fast'"],
    ['a file without an option', ['t', '--dev', 'd'], "Unexpected argument 't'"],
  ])('refuses %s', (_case, args, reason) => {
    expect(() => parseOptions(args)).toThrow(InputError);
    expect(() => parseOptions(args)).toThrow(reason);
  });
});
