import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkText, createChecker } from '@/domain/writing/check-text';
import { readForChecking } from '@/domain/writing/checked-text';
import { isDictionary } from '@/domain/writing/lexicon/lexicon';
import { RULES } from '@/domain/writing/rules';
import {
  type FailedReplacement,
  findFailedReplacements,
  measureReplacements,
} from '../../../tools/writing/bench/measure-replacements.ts';
import { lexiconWithModels } from '../../support/lexicon-with-models';
import type { Examples } from './rules/examples';

const tables = import.meta.glob<Record<string, Examples>>('./rules/*.examples.ts', {
  eager: true,
  import: 'EXAMPLES',
});
const MARK = /\[([^\]→]*)(?:→[^\]]*)?\]/g;

/** "Agente" is wrong, and so is "a gente" in an essay: a second mark says so. */
const isOfRegister = ({ rule, by }: FailedReplacement) =>
  rule === 'confusion/agente' && by?.startsWith('spoken/a-gente');

if (!isDictionary(lexiconWithModels)) throw new Error('no dictionary');
const lexicon = lexiconWithModels;

describe('each replacement, once it stands in the text', () => {
  it('changes what is seen, is made of words, and is not marked: all examples of all rules', () => {
    const rules = new Map(RULES.map((rule) => [rule.id, createChecker([rule])]));
    let replacements = 0;
    const failed = Object.values(tables).flatMap((table) =>
      Object.entries(table).flatMap(([id, { wrong }]) =>
        wrong.flatMap((sentence) => {
          const text = sentence.replace(MARK, '$1');
          const alone = rules.get(id)?.(readForChecking(text, lexicon)) ?? [];
          const all = [...alone, ...checkText(text, lexicon)];
          replacements += all.filter(({ replacement }) => replacement !== undefined).length;
          return findFailedReplacements(text, all, lexicon).map((one) => ({ ...one, text }));
        }),
      ),
    );
    expect(replacements).toBeGreaterThan(1000);
    expect(failed.filter((one) => !isOfRegister(one))).toEqual([]);
  });

  it('nor in the prose that is right', () => {
    const text = readFileSync('tests/fixtures/writing/prose.pt-BR.txt', 'utf8');
    const { failed } = measureReplacements([{ id: 'prose', text }], lexicon);
    expect(failed).toEqual([]);
  });
});
