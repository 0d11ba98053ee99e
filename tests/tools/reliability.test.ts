import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A row of docs/reliability.md ends with a file in backquotes, a colon and the title of a test in it. */
const ROW = /^\|(?<fault>[^|]+)\|(?<sight>[^|]+)\| `(?<file>[^`]+)`: (?<title>[^|]+?) *\|$/;

const rows = readFileSync('docs/reliability.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|\s*(-+|Fault)\s*\|/.test(line));

const missing = (line: string): string | null => {
  const { file = '', title = '' } = ROW.exec(line)?.groups ?? {};
  if (!file || !title) return `no test is named: ${line}`;
  if (!existsSync(file)) return `${file} is gone`;
  const quoted = ["'", '"', '`'].map((quote) => `${quote}${title}${quote}`);
  const source = readFileSync(file, 'utf8');
  return quoted.some((one) => source.includes(one)) ? null : `${file} has no test "${title}"`;
};

describe('docs/reliability.md', () => {
  it('has a row per fault', () => {
    expect(rows.length).toBeGreaterThan(40);
  });

  it('names tests that exist, by their titles', () => {
    expect(rows.flatMap((line) => missing(line) ?? [])).toEqual([]);
  });

  it.each([
    ['a title that is no test’s', '| A | B | `e2e/recovery.spec.ts`: nothing of the kind |'],
    ['a file that is gone', '| A | B | `e2e/gone.spec.ts`: a half-written essay survives a reload |'],
    ['no test at all', '| A | B | to be written |'],
  ])('notices %s', (_what, line) => {
    expect(missing(line)).not.toBeNull();
  });
});
