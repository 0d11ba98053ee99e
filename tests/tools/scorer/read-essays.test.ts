import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../../tools/scorer/text-files.ts';
import { readEssays } from '../../../tools/scorer/read-essays.ts';
import { essayLine, temporaryFile } from './essay-files.ts';

const read = (content: string | Uint8Array) => readEssays(temporaryFile('essays.jsonl', content));

describe('readEssays', () => {
  it('reads every field of a line', () => {
    expect(read(essayLine({ c5: 0, total: 480 }))).toEqual([
      {
        id: 'a1',
        promptId: '7',
        theme: 'A leitura no Brasil',
        prompt: 'Poucos brasileiros leem por gosto.',
        title: 'Ler é preciso',
        text: 'Ler abre portas que a pressa fecha.',
        levels: { 1: 120, 2: 120, 3: 120, 4: 120, 5: 0 },
        total: 480,
        source: 'house',
        subset: 'dev',
        date: '2024-05-01',
      },
    ]);
  });

  it('reads packed files and plain ones alike, whatever their name', () => {
    const content = `${essayLine()}\n${essayLine({ id: 'a2' })}\n`;
    expect(read(gzipSync(content))).toEqual(read(content));
    expect(read(content)).toHaveLength(2);
  });

  it('bears blank lines, Windows line ends, a byte order mark and a line separator in the text', () => {
    const text = 'um\u2028dois';
    const essays = read(`\uFEFF${essayLine({ text })}\r\n\r\n${essayLine({ id: 'a2' })}`);
    expect(essays.map(({ id }) => id)).toEqual(['a1', 'a2']);
    expect(essays[0]?.text).toBe(text);
  });

  it('does without subset, prompt, title, source, date and total', () => {
    const missing = {
      subset: undefined,
      prompt: null,
      title: undefined,
      source: null,
      date: null,
      total: null,
    };
    expect(read(essayLine(missing))[0]).toMatchObject({
      subset: 'all',
      prompt: '',
      title: '',
      source: '',
      date: null,
      total: 600,
    });
  });

  it('sums the levels rather than believing the total', () => {
    expect(read(essayLine({ total: 1000 }))[0]?.total).toBe(600);
  });

  it.each([
    ['no JSON', '{"id":', 'not valid JSON'],
    ['no object', '[1]', 'expected an object'],
    [
      'a level between levels',
      essayLine({ c2: 100 }),
      'c2 must be one of 0, 40, 80, 120, 160, 200 and is 100',
    ],
    ['a level above 200', essayLine({ c4: 240 }), 'and is 240'],
    ['a level as text', essayLine({ c1: '120' }), 'c1 must be one of 0, 40, 80, 120, 160, 200 and is "120"'],
    ['a missing level', essayLine({ c3: undefined }), 'and is missing'],
    ['no id', essayLine({ id: undefined }), 'id is missing'],
    ['no prompt to fold by', essayLine({ prompt_id: null }), 'prompt_id is missing'],
    ['no essay', essayLine({ text: undefined }), 'text is missing'],
    ['a text that is none', essayLine({ text: ['um'] }), 'text must be a text'],
  ])('names file and line of %s', (_case, line, reason) => {
    const path = temporaryFile('essays.jsonl', `${essayLine()}\n\n${line}\n`);
    expect(() => readEssays(path)).toThrow(InputError);
    expect(() => readEssays(path)).toThrow(`${path}, line 3: `);
    expect(() => readEssays(path)).toThrow(reason);
  });

  it.each([
    ['an empty file', '', 'essays.jsonl holds no essays.'],
    ['blank lines only', '\n \n', 'holds no essays.'],
    ['an empty packed file', gzipSync(''), 'holds no essays.'],
    ['half a packed file', gzipSync(essayLine()).subarray(0, 60), 'Cannot read '],
    ['Latin-1', Buffer.from('{"id": "não"}', 'latin1'), 'Cannot read '],
  ])('refuses %s', (_case, content, reason) => {
    expect(() => read(content)).toThrow(InputError);
    expect(() => read(content)).toThrow(reason);
  });

  it('says when there is no such file', () => {
    expect(() => readEssays('nowhere/essays.jsonl')).toThrow(
      new InputError('Cannot read nowhere/essays.jsonl: there is no such file.'),
    );
  });
});
