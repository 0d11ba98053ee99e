import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../../tools/scorer/bench/parse-options.ts';
import { InputError } from '../../../../tools/scorer/input-error.ts';

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
