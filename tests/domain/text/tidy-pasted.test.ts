import { describe, expect, it } from 'vitest';
import { tidyPasted } from '@/domain/text/tidy-pasted';
import { GOOD_ESSAY } from '../../support/essays';

const wrap = (text: string, width: number, eol = '\n') =>
  text
    .split('\n')
    .map((paragraph) => paragraph.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), `$1${eol}`).trimEnd())
    .join(eol);

const ESSAY = GOOD_ESSAY.trim()
  .split('\n')
  .filter((line) => line.trim() !== '')
  .join('\n');

describe('tidyPasted', () => {
  it.each([38, 60, 70, 85])('joins the lines of a page of %d characters', (width) => {
    expect(tidyPasted(wrap(ESSAY, width))).toBe(ESSAY);
  });

  it('joins lines that end as in Windows', () => {
    expect(tidyPasted(wrap(ESSAY, 70, '\r\n'))).toBe(ESSAY);
  });

  it.each(['2', 'Página 2 de 3', '- 2 -', '2/3'])('leaves the page number out: %s', (number) => {
    const lines = wrap(ESSAY, 70).split('\n');
    const paged = [...lines.slice(0, 9), '', number, '', ...lines.slice(9)].join('\n');
    expect(tidyPasted(paged)).toBe(ESSAY);
  });

  it('keeps the title, and what stands above it, on lines of their own', () => {
    const page = `Ana Souza – 3º B\nO valor da leitura\n${wrap(ESSAY, 70)}`;
    expect(tidyPasted(page)).toBe(`Ana Souza – 3º B\nO valor da leitura\n${ESSAY}`);
  });

  it('replaces tabs and invisible characters', () => {
    expect(tidyPasted(`\t${ESSAY.replaceAll(' de ', '\u00A0de\u200B ')}`)).toBe(ESSAY);
  });

  it('replaces hyphens that do not break', () => {
    expect(tidyPasted('Um guarda\u2011chuva na estante.')).toBe('Um guarda-chuva na estante.');
  });

  it.each([
    ['a word', 'leitura'],
    ['part of a sentence with its spaces', ' a leitura '],
    ['paragraphs with blank lines between them', ESSAY.replaceAll('\n', '\n\n')],
    ['a break at the end', `${ESSAY}\n`],
    ['a list of years', '1988\n2003\n2015'],
    ['a list of numbers', '1\n2\n3'],
    ['a poem', 'A rua dorme,\na lua vem,\na noite escuta\no que ninguém\nsabe dizer.'],
  ])('leaves alone: %s', (_what, text) => {
    expect(tidyPasted(text)).toBe(text);
  });
});
