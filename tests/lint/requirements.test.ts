// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryTexts } from '../support/repository-texts';

const PRODUCT = join('docs', 'product.md');
const THIS_FILE = join('tests', 'lint', 'requirements.test.ts');
const DEFINITION = /^- \*\*(R-[A-Z]+-\d+)\*\* /gm;
const ANCHOR = /\bR-[A-Z]+-\d+\b/g;

/** Wordings that cite documents outside the repository. */
const ABSENT = [
  'spec §4 "Trial"',
  'Decisions §7',
  'the specification shows samples only',
  'kept under the specified key',
  'samples only (§2 "Progress screen")',
  '(facts: `linhas.maximo`)',
  '(guides/backend, case 15)',
  'Guide: scoring;',
];
const ABSENT_PATTERN =
  /\bspecs?\s*§|\bdecisions?\s+§|\bspecifications?\b|\bspecified\b|\(§\d|\(facts:\s+`|\(guides\/|\bGuide: /gi;

/** A line break with the comment prefix of the next line. */
const COMMENT_BREAK = /\n[ \t]*(?:(?:\*|\/\/|--)[ \t])?[ \t]*/g;

const definitions = [...readFileSync(PRODUCT, 'utf8').matchAll(DEFINITION)].map((match) => match[1] ?? '');
const texts = repositoryTexts();

describe('requirements of docs/product.md', () => {
  it('are there, each anchor once', () => {
    expect(definitions.length).toBeGreaterThan(0);
    expect(definitions.filter((anchor, index) => definitions.indexOf(anchor) !== index)).toEqual([]);
  });

  it('are there wherever one is named', () => {
    const known = new Set(definitions);
    const missing = texts.flatMap(({ path, text }) =>
      (text.match(ANCHOR) ?? []).filter((anchor) => !known.has(anchor)).map((anchor) => `${path}: ${anchor}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(ABSENT)('are cited instead of a paper that is not here, such as: %s', (citation) => {
    expect(citation).toMatch(ABSENT_PATTERN);
  });

  it('are cited instead of a paper that is not here', () => {
    const citations = texts
      .filter(({ path }) => path !== THIS_FILE)
      .flatMap(({ path, text }) =>
        [...text.replace(COMMENT_BREAK, ' ').matchAll(ABSENT_PATTERN)].map(
          ([citation]) => `${path}: ${citation}`,
        ),
      );
    expect(citations).toEqual([]);
  });
});
