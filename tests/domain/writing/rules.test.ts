import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createChecker, type Checker } from '@/domain/writing/check-text';
import { readForChecking } from '@/domain/writing/checked-text';
import type { Examples } from '@/domain/writing/examples';
import type { Rule } from '@/domain/writing/rule';
import { RULES } from '@/domain/writing/rules';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const tables = Object.entries(
  import.meta.glob<Record<string, Examples>>('/src/domain/writing/rules/*.examples.ts', {
    eager: true,
    import: 'EXAMPLES',
  }),
);
const families = import.meta.glob<Record<string, readonly Rule[]>>(
  ['/src/domain/writing/rules/*.ts', '!/src/domain/writing/rules/*.examples.ts'],
  { eager: true },
);
const examplesOf = new Map(tables.flatMap(([, table]) => Object.entries(table)));

const MARK = /\[([^\]→]*)(?:→[^\]]*)?\]/g;

/** A sentence as the rule would write it down: its own brackets gone, those of what it finds in their place. */
function markAnew(sentence: string, check: Checker): string {
  const text = sentence.replace(MARK, '$1');
  return check(readForChecking(text, lexiconWithModels)).reduceRight(
    (marked, { start, end, replacement }) => {
      const arrow = replacement === undefined ? '' : `→${replacement}`;
      return `${marked.slice(0, start)}[${marked.slice(start, end)}${arrow}]${marked.slice(end)}`;
    },
    text,
  );
}

describe('each rule marks what it should in its wrong sentences, and nothing in the right ones', () => {
  it.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    const check = createChecker([rule]);
    const { wrong, right } = examplesOf.get(id) ?? { wrong: [], right: [] };
    expect({
      wrong: wrong.map((sentence) => markAnew(sentence, check)),
      right: right.map((sentence) => markAnew(sentence, check)),
    }).toEqual({ wrong, right });
    // A sentence without brackets among the wrong ones would come back as it is.
    expect(wrong.filter((sentence) => !sentence.includes('['))).toEqual([]);
    expect(right.filter((sentence) => sentence.includes('['))).toEqual([]);
    expect(wrong.length, 'wrong sentences').toBeGreaterThanOrEqual(2);
    expect(right.length, 'right sentences').toBeGreaterThanOrEqual(2);
  });
});

describe('rules', () => {
  it('have an id of their own', () => {
    const ids = RULES.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('have a name and a message', () => {
    expect(RULES.filter(({ name, message }) => !name.trim() || !message.trim())).toEqual([]);
  });
});

describe('examples', () => {
  it('lie beside a rule of the list', () => {
    const strays = tables.flatMap(([file, table]) => {
      const beside = new Set(Object.values(families[file.replace('.examples', '')] ?? {}).flat());
      return Object.keys(table)
        .filter((id) => !RULES.some((rule) => rule.id === id && beside.has(rule)))
        .map((id) => `${file}: ${id}`);
    });
    expect(strays).toEqual([]);
  });

  it('are imported by nothing of the product', () => {
    const sources = ['src', 'supabase/functions'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => join(folder, path)),
    );
    expect(sources.filter((path) => /\.examples(\.ts)?['"]/.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
