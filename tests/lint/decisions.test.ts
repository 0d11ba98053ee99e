// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryTexts } from '../support/repository-texts';

const FOLDER = join('docs', 'decisions');
const STATUS = /^\*\*Status\.\*\* (Accepted|Superseded by \[?(\d{4}))/m;
const REFERENCE = /\bdecisions?\/(\d{4})|\bdecision\s+(?:\*\s+|\/\/\s+)?(\d{4})/gi;

/** The page of decisions that are no longer in force. */
const SUPERSEDED = 'superseded.md';

const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const records = readdirSync(FOLDER)
  .filter((name) => name !== SUPERSEDED)
  .map((name) => ({ name, number: name.slice(0, 4), text: read(name) }));
const superseded = [...read(SUPERSEDED).matchAll(/^## (\d{4}) · .+\n\nBy (\d{4})/gm)];
const numbers = [
  ...records.map(({ number }) => number),
  ...superseded.map(([, number = '']) => number),
].toSorted();

describe('decision records', () => {
  it('are numbered from 0001 without gaps', () => {
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
  });

  it.each(records)('$name has its number in the title, a status, and at most a page', ({ number, text }) => {
    expect(text).toMatch(new RegExp(`^# ${number} · `));
    expect(text).toMatch(STATUS);
    expect(text.split('\n').length).toBeLessThanOrEqual(60);
  });

  it('are superseded by records that are there', () => {
    const successors = [
      ...records.flatMap(({ text }) => STATUS.exec(text)?.[2] ?? []),
      ...superseded.map(([, , successor = '']) => successor),
    ];
    expect(successors.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it('are there wherever one is named', () => {
    const missing = repositoryTexts().flatMap(({ path, text }) =>
      [...text.matchAll(REFERENCE)]
        .map((match) => match[1] ?? match[2] ?? '')
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path}: ${number}`),
    );
    expect(missing).toEqual([]);
  });
});
