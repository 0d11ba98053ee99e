import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createChecker, type Checker } from '@/domain/writing/check-text';
import { readForChecking } from '@/domain/writing/checked-text';
import type { Rule } from '@/domain/writing/rule';
import { RULES } from '@/domain/writing/rules';
import type { Examples } from './rules/examples';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const tables = Object.entries(
  import.meta.glob<Record<string, Examples>>('./rules/*.examples.ts', {
    eager: true,
    import: 'EXAMPLES',
  }),
);
const families = import.meta.glob<Record<string, readonly Rule[]>>('/src/domain/writing/rules/*.ts', {
  eager: true,
});
const examplesOf = new Map(tables.flatMap(([, table]) => Object.entries(table)));

const MARK = /\[([^\]→]*)(?:→[^\]]*)?\]/g;

/**
 * Marks the sentence as the rule marks it: removes the sentence's own brackets, and adds brackets around the
 * passages that the rule finds.
 */
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
    // A wrong sentence without brackets would come back unchanged and pass unnoticed.
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

  it('keep examples out of their messages, and without marks of quotation', () => {
    const introduced = RULES.filter(({ message }) => /por exemplo:|: “[^”]+ [^”]+ [^”]+”\.$/i.test(message));
    expect(introduced.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
    expect(RULES.filter(({ example }) => example !== undefined && !/^[^“”.]+$/.test(example))).toEqual([]);
  });

  it('of agreement offer a form, or name both that would do, in each of their examples', () => {
    const without = RULES.filter(({ code }) => code === 'concordancia').flatMap((rule) =>
      (examplesOf.get(rule.id)?.wrong ?? [])
        .map((sentence) => sentence.replace(MARK, '$1'))
        .filter((sentence) =>
          createChecker([rule])(readForChecking(sentence, lexiconWithModels)).some(
            ({ replacement, message }) =>
              replacement === undefined && !/escreva “[^”]+” (?:ou|e) “/.test(message),
          ),
        )
        .map((sentence) => `${rule.id}: ${sentence}`),
    );
    expect(without).toEqual([
      // "Segue anexo as provas": the verb is wrong as well.
      'agreement/anexo: Segue anexo as provas.',
      'agreement/anexo: Seguem anexos o recibo.',
    ]);
  });
});

describe('examples', () => {
  it('belong to a rule of the file they are named after', () => {
    const strays = tables.flatMap(([file, table]) => {
      const beside = new Set(
        Object.values(
          families[`/src/domain/writing/rules/${basename(file, '.examples.ts')}.ts`] ?? {},
        ).flat(),
      );
      return Object.keys(table)
        .filter((id) => !RULES.some((rule) => rule.id === id && beside.has(rule)))
        .map((id) => `${file}: ${id}`);
    });
    expect(strays).toEqual([]);
  });
});
